import type { BrowserContext, Page } from '@playwright/test'
import type { StoredKind } from '#lib/stored/stored.ts'

type Held = { kind: StoredKind; name: string }

/**
 * Notes what pages of a browser keep: storage as it is written, since some of it is gone a moment later, and the rest when
 * looked for.
 */
export async function watchHeld(context: BrowserContext) {
  const noted = new Map<string, Held>()
  const note = (kind: StoredKind, name: string) => noted.set(`${kind} ${name}`, { kind, name })
  await context.exposeBinding('noteHeld', (_, kind: StoredKind, name: string) => {
    note(kind, name)
  })
  await context.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called with the storage that it is called on
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key: string, text: string) {
      setItem.call(this, key, text)
      const kind = this === localStorage ? 'localStorage' : 'sessionStorage'
      ;(window as unknown as { noteHeld: (...held: string[]) => void }).noteHeld(kind, key)
    }
  })
  return {
    all: () => [...noted.values()],
    /** Looks at cookies, caches and databases, and at what a page that is gone has written last. */
    async look(page: Page): Promise<void> {
      for (const { name } of await context.cookies()) note('cookies', name)
      const found = await page.evaluate(async () => {
        const databases = await indexedDB.databases()
        return {
          caches: [...(await caches.keys()), ...databases.map(({ name = '' }) => name)],
          localStorage: Object.keys(localStorage),
          sessionStorage: Object.keys(sessionStorage),
        }
      })
      for (const kind of ['caches', 'localStorage', 'sessionStorage'] as const)
        for (const name of found[kind]) note(kind, name)
    },
  }
}
