import { sql, type SQL } from 'drizzle-orm'
import { professionals } from '#db/schema/index.ts'
import { understand, type Clause } from '#lib/search/understand.ts'

/** The condition that a professional fulfils each part of a search; nobody does without a word. */
export function isFoundBy(q: string): SQL {
  const clauses = understand(q).map(toQuery)
  if (clauses.length === 0) return sql`false`
  return sql`${professionals.search} @@ (${sql.join(clauses, sql` && `)})`
}

function toQuery({ typed, values, texts }: Clause): SQL {
  const other = [
    // How `derive_professional` writes a value: no word has this sign.
    ...values.map((value) => `'=${value}'`),
    ...texts.map((text) => `(${text.split(' ').join(' & ')})`),
  ]
  const begun = sql`search_query(${typed})`
  return other.length === 0 ? begun : sql`(${begun} || ${other.join(' | ')}::tsquery)`
}
