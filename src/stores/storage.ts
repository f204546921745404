import type { StoredName } from '#lib/stored/stored.ts'

/** The storage areas: persistent, or for the lifetime of the tab. */
export type Area = 'localStorage' | 'sessionStorage'

/** What may be stored: the cookie page lists all of it. */
export type StoredKey = StoredName<Area>

/** The stored text of a key; null when there is none, or storage is refused. */
export function readText(key: StoredKey, area: Area = 'localStorage'): string | null {
  try {
    return globalThis[area].getItem(key)
  } catch {
    return null
  }
}

/**
 * Stores a text under a key; null removes it.
 *
 * @returns false when storage is refused or full: then the old text stays
 */
export function writeText(
  key: StoredKey,
  text: string | null,
  area: Area = 'localStorage',
): boolean {
  try {
    if (text === null) globalThis[area].removeItem(key)
    else globalThis[area].setItem(key, text)
    return true
  } catch {
    return false
  }
}
