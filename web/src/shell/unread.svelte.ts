/** What was said at the table and not seen yet: on a small screen the chat is a scroll away. */
export const unread = $state({ n: 0 });
