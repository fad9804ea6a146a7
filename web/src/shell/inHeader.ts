import type { Attachment } from "svelte/attachments";

/** What belongs to a table and stands in the page's header. */
export const inHeader: Attachment<HTMLElement> = (node) => {
  document.getElementById("in-header")?.append(node);
  return () => node.remove();
};
