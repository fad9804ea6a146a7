/** What the companion keeps on this phone, and nowhere else. */

const PREFIX = "chaudron.companion.";

/** What was kept under a name, if it still is what it should be. */
export function kept<T>(name: string, is: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PREFIX + name) ?? "null");
    return is(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps it; false where this phone keeps nothing (a private window, a full memory). */
export function keep(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Puts what is damaged aside, so that it is neither read again nor lost; false if nothing was kept. */
export function setAside(name: string): boolean {
  try {
    const text = localStorage.getItem(PREFIX + name);
    if (text === null) return false;
    localStorage.setItem(`${PREFIX}${name}.damaged`, text);
    forget(name);
    return true;
  } catch {
    return false;
  }
}

export function forget(name: string): void {
  localStorage.removeItem(PREFIX + name);
}
