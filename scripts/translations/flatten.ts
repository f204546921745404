/** The texts of one language by dotted key, the namespace first: `list.trainer.title`. */
export type Texts = ReadonlyMap<string, string>

/**
 * Flattens a file of texts into dotted keys. A value that is neither a text nor a group becomes an empty text, which
 * the check refuses.
 *
 * @example flatten({ nav: { home: 'Inicio' } }, 'common') // Map { 'common.nav.home' → 'Inicio' }
 */
export function flatten(json: unknown, path: string): Map<string, string> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return new Map([[path, typeof json === 'string' ? json : '']])
  }
  const groups = Object.entries(json).map(([key, value]) => flatten(value, `${path}.${key}`))
  return new Map(groups.flatMap((group) => [...group]))
}

/** Not `many`: Spanish only has it for millions, where `other` reads as well, and slugs end in it (`too_many`). */
const PLURAL = /_(zero|one|two|few|other)$/

/** The key used in code: `list.count` for `list.count_other`. */
export function baseOf(key: string): string {
  return key.replace(PLURAL, '')
}

/** The plural form of a key, if it has one. */
export function formOf(key: string): string | undefined {
  return PLURAL.exec(key)?.[1]
}
