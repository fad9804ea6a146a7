/** The address is the state: each page has a path of its own. */
export const route = $state({ path: location.pathname, query: location.search });

function read(): void {
  route.path = location.pathname;
  route.query = location.search;
}

addEventListener("popstate", read);

export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  read();
  scrollTo(0, 0);
}

/** The address of what is on the page already. */
export function rename(path: string): void {
  history.replaceState(null, "", path);
  read();
}

/** For links: follow them without loading the page again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as HTMLElement).closest("a");
  if (!link || link.origin !== location.origin || link.target || event.ctrlKey || event.metaKey || event.shiftKey)
    return;
  if (link.pathname.startsWith("/api/") || link.hasAttribute("download") || link.rel === "external") return;
  event.preventDefault();
  go(link.pathname + link.search);
}
