import type { WorkerScope } from './scope.ts'

/** Takes the place of a worker that must go: forgets everything that was kept, and itself. */
declare const self: WorkerScope

/** In milliseconds: enough for what an open page asks for when it hears of a new worker. */
const QUIET_AFTER = 1000

// A request that comes while the worker before makes way has Chromium put this one off until the next visit.
self.addEventListener('install', (event) => {
  const quiet = new Promise((resolve) => setTimeout(resolve, QUIET_AFTER))
  event.waitUntil(quiet.then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
  // Workbox's notes of when a copy was last used.
  // eslint-disable-next-line no-restricted-globals -- taken away, not kept
  indexedDB.deleteDatabase('workbox-expiration')
  // Not waited for: pages that are opened meanwhile wait until this worker is active.
  void self.registration.unregister()
}
