import type { WorkerScope } from './scope.ts'

/** Takes the place of a worker that must go: forgets everything that was kept, and itself. */
declare const self: WorkerScope

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
  // Workbox's notes of when a copy was last used.
  indexedDB.deleteDatabase('workbox-expiration')
  // Not waited for: pages that are opened meanwhile wait until this worker is active.
  void self.registration.unregister()
}
