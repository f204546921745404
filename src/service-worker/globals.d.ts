/** What TypeScript's library of pages lacks of a worker's world, and Workbox's types ask for. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
