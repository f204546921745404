import * as z from 'zod/mini'

/**
 * A list of at most `max` entries, none of them twice. A list that is too long is refused before its entries
 * are looked at; an entry that comes again is a problem of that entry.
 *
 * @param keyOf what makes two entries the same
 * @param at the field of an entry that is told, when it has fields
 */
export function setOf<Item extends z.ZodMiniType>(
  item: Item,
  {
    max,
    keyOf = (entry) => entry,
    at = [],
  }: { max: number; keyOf?: (entry: z.output<Item>) => unknown; at?: readonly string[] },
) {
  const unique = z.array(item).check(({ value, issues }) => {
    const seen = new Set<unknown>()
    for (const [index, entry] of value.entries()) {
      const key = keyOf(entry)
      if (seen.has(key)) {
        issues.push({ code: 'custom', path: [index, ...at], message: 'duplicate', input: value })
      }
      seen.add(key)
    }
  })
  return z.pipe(z.array(z.unknown()).check(z.maxLength(max, 'too_many')), unique)
}
