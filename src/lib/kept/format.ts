/** How a value stands in the storage of a browser. Pure; `kept` (src/stores) does the rest. */
export type Format<T> = {
  /** Reads parsed JSON of any shape: null when nothing of it can be used. Never throws. */
  read: (stored: unknown) => T | null
  /** What is kept for a value, when it is not the value itself. */
  write?: (value: T) => unknown
}

/**
 * A list as `{ version, items }`. Each item is read by itself, so that a broken one costs no other; another version
 * or shape is nothing.
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
