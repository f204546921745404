/** The storage format of a value in the browser. Pure; `kept` (src/stores) does the rest. */
export type Format<T> = {
  /** Parses stored JSON of any shape: null when it is unusable. Never throws. */
  read: (stored: unknown) => T | null
  /** The stored form, when it differs from the value. */
  write?: (value: T) => unknown
}

/**
 * A list as `{ version, items }`. Items are parsed one by one, so a broken one loses no other; another version or shape
 * gives null.
 */
export function listFormat<T>(
  version: number,
  readItem: (item: unknown) => T | null,
): Required<Format<readonly T[]>> {
  return {
    read(stored) {
      if (typeof stored !== 'object' || stored === null) return null
      const { version: found, items } = stored as Record<string, unknown>
      if (found !== version || !Array.isArray(items)) return null
      return items.map(readItem).filter((item) => item !== null)
    },
    write: (items) => ({ version, items }),
  }
}
