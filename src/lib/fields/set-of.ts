import * as z from 'zod/mini'

/**
 * A list of at most `max` distinct entries. A list that is too long is refused before its entries are parsed; a
 * duplicate is a problem of that entry.
 *
 * @param keyOf the identity of an entry
 * @param at the field of an entry that the problem is reported at, when it has fields
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
