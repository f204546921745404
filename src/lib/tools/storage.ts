/** Where a browser keeps things: until they are removed, or as long as the tab lives. */
type Area = 'localStorage' | 'sessionStorage'

/**
 * What this browser keeps under a key; null when there is nothing, it is no JSON, or storage is refused.
 * Anybody can write there: whoever reads it checks its shape.
 */
export function readStored(key: string, area: Area = 'localStorage'): unknown {
  try {
    return JSON.parse(globalThis[area].getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps a value in this browser. Gives false when storage is refused or full: then the old value stays. */
export function store(key: string, value: unknown, area: Area = 'localStorage'): boolean {
  try {
    globalThis[area].setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** Removes what is kept under a key. Gives false when storage is refused. */
export function forget(key: string, area: Area = 'localStorage'): boolean {
  try {
    globalThis[area].removeItem(key)
    return true
  } catch {
    return false
  }
}

/** The list in `{ version, items }`, each item read by itself; empty for another version or shape. */
export function itemsOf<T>(
  stored: unknown,
  version: number,
  readItem: (item: unknown) => T | null,
): T[] {
  if (typeof stored !== 'object' || stored === null) return []
  const { version: found, items } = stored as Record<string, unknown>
  if (found !== version || !Array.isArray(items)) return []
  return items.map(readItem).filter((item) => item !== null)
}
