import { send } from '#client/data/send.ts'
import { search } from '#lib/search/calls.ts'
import { markWords } from '#lib/search/mark-words.ts'
import { personResult, rowResults } from '#lib/search/row-results.ts'
import type { Hit } from './find-in-files.ts'
import type { Searching } from './searching.ts'

/**
 * What the database has for a search.
 *
 * @throws Error when it did not answer
 */
export async function findInRows(
  q: string,
  { t, locale }: Searching,
  signal: AbortSignal,
): Promise<{ hits: Hit[]; instead: string | null }> {
  const result = await send(search, { query: { locale, q }, signal })
  if (!result.ok) throw new Error(result.code)
  const { professionals, instead } = result.data
  const hits = [
    ...rowResults(result.data),
    ...professionals.map((person) => personResult(person, t, locale)),
  ].map((row) => ({ ...row, text: markWords(row.text, q) }))
  return { hits, instead }
}
