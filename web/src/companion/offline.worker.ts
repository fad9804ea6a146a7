/** Keeps the whole companion on the phone. A newer one waits until whoever plays takes it. */
import { Serwist, type PrecacheEntry } from "serwist";

declare const self: { __SW_MANIFEST: PrecacheEntry[] };

new Serwist({
  precacheEntries: self.__SW_MANIFEST,
  precacheOptions: { cleanupOutdatedCaches: true },
  skipWaiting: false,
  clientsClaim: true,
}).addEventListeners();
