/** Worker types that TypeScript's DOM library lacks and Workbox's types need. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
