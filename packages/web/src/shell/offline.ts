/** Use without a connection: whether everything is here, and whether a newer version is. */

import { signal } from '@preact/signals';

/** `unavailable` where the browser offers no such thing, such as over plain http from another machine. */
export const offlineUse = signal<'unavailable' | 'preparing' | 'ready'>('unavailable');

/** Whether another version than that on screen is there. It is never mixed with this one: reloading opens it. */
export const isOutdated = signal(false);

let registration: ServiceWorkerRegistration | undefined;
let isReloading = false;
/** Milliseconds in which a worker should have taken over. */
const PATIENCE = 3000;

/** Fetches all files of the page to be kept. The document says `data-offline="ready"` once they are. */
export async function prepareOfflineUse(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  let isKept = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isReloading) location.reload();
    else if (isKept) isOutdated.value = true; // another window has let it in
    isKept = true;
    markReady();
  });
  try {
    // Browsers may refuse, and some that are steered by tests answer with nothing.
    registration = await serviceWorker.register('./service-worker.js');
  } catch {
    return;
  }
  if (registration === undefined) return;
  offlineUse.value = 'preparing';
  if (isKept) markReady();
  watchForNext(registration);
}

function markReady(): void {
  offlineUse.value = 'ready';
  document.documentElement.dataset.offline = 'ready';
}

function watchForNext(of: ServiceWorkerRegistration): void {
  const look = (): void => {
    if (of.waiting !== null && navigator.serviceWorker.controller !== null) isOutdated.value = true;
  };
  look();
  of.addEventListener('updatefound', () => of.installing?.addEventListener('statechange', look));
}

/** Opens the newer version, in this window and, when they are reloaded, in the others. */
export async function reloadNewest(): Promise<void> {
  isReloading = true;
  const next = registration?.waiting;
  if (next) {
    next.postMessage('take-over'); // it reloads the page once it has
    await new Promise((over) => {
      setTimeout(over, PATIENCE);
    });
    // One that cannot take over, because the one before it is stuck, is let go with it: then the page comes from the server.
    await registration?.unregister();
  }
  location.reload();
}
