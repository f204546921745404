/**
 * A text without its case: two that differ in case alone are one.
 *
 * @example caseless('TÉCNICO') === caseless('técnico')
 */
export const caseless = (text: string): string => text.normalize('NFD').toLowerCase()

/** The texts without those that differ in case alone from an earlier one; of such, the preferred spelling stays. */
export function onceEach(texts: readonly string[], preferred: readonly string[] = []): string[] {
  const byKey = new Map<string, string>()
  for (const text of texts) {
    const key = caseless(text)
    if (!byKey.has(key) || preferred.includes(text)) byKey.set(key, text)
  }
  return [...byKey.values()]
}
