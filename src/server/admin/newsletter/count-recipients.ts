import * as rows from '#db/queries/newsletter-audience.ts'
import type { AudienceQuery, Recipients } from '#lib/admin/newsletter/schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'

/** How many would get an edition now, by language. */
export function countRecipients(
  { db }: Pick<Dependencies, 'db'>,
  { query }: { query: AudienceQuery },
): Promise<Recipients> {
  return rows.countRecipients(db, query)
}
