import { AppError } from '#lib/http/errors.ts'

/**
 * What is public has an excerpt and a text.
 *
 * @param at before the names of the fields
 * @throws INVALID_INPUT
 */
export function requireWhole(
  { excerpt, content }: { excerpt: string; content: string },
  at = '',
): void {
  const empty = Object.entries({ excerpt, content }).filter(([, text]) => text.trim() === '')
  if (empty.length === 0) return
  const fields = Object.fromEntries(empty.map(([name]) => [`${at}${name}`, 'required']))
  throw new AppError('INVALID_INPUT', 'not whole', { fields })
}
