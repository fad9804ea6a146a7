/** Where one is: behind the #, so that the companion lies in any folder of any site. */
export interface Place {
  /** The part of the companion, and what is opened in it. */
  path: string[];
  query: URLSearchParams;
}

/** A piece of an address; as it was written, where it is none. */
function piece(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

function read(): Place {
  const [path, query] = location.hash.replace(/^#\/?/, "").split("?", 2);
  return {
    path: path!.split("/").filter(Boolean).map(piece),
    query: new URLSearchParams(query ?? ""),
  };
}

class Here {
  now = $state.raw<Place>(read());

  constructor() {
    addEventListener("hashchange", () => {
      const before = this.now.path.join("/");
      this.now = read();
      if (this.now.path.join("/") !== before) scrollTo(0, 0); // another page is read from its beginning
    });
  }
}

export const here = new Here();

/** The address of a place, also for another phone. */
export const addressOf = (to: string): string => `${location.href.split("#")[0]}#/${to}`;

export function go(to: string, replace = false): void {
  if (replace) location.replace(addressOf(to));
  else location.href = addressOf(to);
}
