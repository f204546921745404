import type { WorkerScope } from './scope.ts'

/** Replaces a worker that must be removed: deletes all caches and unregisters itself. */
declare const self: WorkerScope

/** In milliseconds: enough for the requests of an open page that detects a new worker. */
const QUIET_AFTER = 1000

// A request during the replacement would make Chromium postpone this worker until the next visit.
self.addEventListener('install', (event) => {
  const quiet = new Promise((resolve) => setTimeout(resolve, QUIET_AFTER))
  event.waitUntil(quiet.then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
  // Workbox's records of when entries were last used.
  // eslint-disable-next-line no-restricted-globals -- taken away, not kept
  indexedDB.deleteDatabase('workbox-expiration')
  // Not awaited: navigations wait until this worker is active.
  void self.registration.unregister()
}
