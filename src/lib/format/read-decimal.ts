/**
 * A number as people type it: `70,5` and `70.5` are the same, spaces do not count. There is at most one separator,
 * and it is the decimal one: nobody groups the thousands of a weight. Exponents and words are refused.
 *
 * @returns null when it is no number; a number of too many digits is Infinity
 */
export function readDecimal(text: string): number | null {
  const plain = text.replace(/\s/g, '').replace('−', '-')
  if (!/^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/.test(plain)) return null
  return Number(plain.replace(',', '.'))
}
