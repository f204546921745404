import * as rows from '#db/queries/admin/newsletter.ts'
import type { Editions, EditionsQuery } from '#lib/admin/newsletter/schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { toEditionRow } from './to-edition.ts'

/** A page of the editions, with the counts of each. */
export async function listEditions(
  { db }: Pick<Dependencies, 'db'>,
  { query }: { query: EditionsQuery },
): Promise<Editions> {
  const { items, ...page } = await rows.listEditions(db, query)
  return { ...page, items: await Promise.all(items.map((row) => toEditionRow(db, row))) }
}
