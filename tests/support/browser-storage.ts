import { afterAll, afterEach, beforeEach, vi } from 'vitest'

type Kind = 'working' | 'full' | 'refused'

/** A browser storage for the tests of a file; Node has none. Empty before each test. */
export function browserStorage(area: 'localStorage' | 'sessionStorage' = 'localStorage') {
  const kept = new Map<string, string>()
  let kind: Kind = 'working'
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (kind === 'full') throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, value)
    },
    removeItem: (key: string) => void kept.delete(key),
  }
  beforeEach(() => {
    kept.clear()
    kind = 'working'
    Object.defineProperty(globalThis, area, {
      configurable: true,
      get() {
        // As browsers do where cookies are blocked.
        if (kind === 'refused') throw new DOMException('refused', 'SecurityError')
        return storage
      },
    })
  })
  afterEach(() => void Reflect.deleteProperty(globalThis, area))
  // Stores are what they were on this page; the next file opens another.
  afterAll(() => vi.resetModules())
  return {
    kept,
    become(next: Kind) {
      kind = next
    },
  }
}

/** Texts that no parser of storage may accept, or throw on. */
export const BROKEN_TEXTS = [
  '',
  '{',
  'null',
  '7',
  '"text"',
  '[]',
  '{}',
  '{"version":1}',
  '{"version":0,"items":[]}',
  '{"version":2,"items":[{}]}',
  '{"version":1,"items":{}}',
  '{"version":1,"items":[null,7,"a",[],{}]}',
]
