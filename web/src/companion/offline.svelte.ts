/** Whether the companion works without a network, and whether a newer one waits. */

class Offline {
  /** All of it is on the phone. */
  ready = $state(false);
  /** All of it was fetched, and is there as long as the page. */
  provided = $state(false);
  /** A newer one, which does not disturb what is being done: it comes when it is taken. */
  newer = $state.raw<ServiceWorker | null>(null);
  /** Browsers keep pages for offline use only from safe addresses: https, or this very machine. */
  readonly possible = "serviceWorker" in navigator && isSecureContext;

  async begin(): Promise<void> {
    if (!this.possible) {
      const { provide } = await import("./provisions");
      this.provided = await provide().then(
        () => true,
        () => false, // there is no network any more: what was brought is there
      );
      return;
    }
    try {
      const registered = await navigator.serviceWorker.register(new URL("offline.js", document.baseURI));
      const look = (): void => {
        if (registered.waiting && registered.active) this.newer = registered.waiting;
      };
      look();
      registered.addEventListener("updatefound", () => {
        registered.installing?.addEventListener("statechange", look);
      });
      await navigator.serviceWorker.ready;
      this.ready = true;
    } catch {
      this.ready = false; // it works while the page stays open
    }
  }

  /** Take the newer one. */
  take(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.newer?.postMessage({ type: "SKIP_WAITING" });
  }
}

export const offline = new Offline();
