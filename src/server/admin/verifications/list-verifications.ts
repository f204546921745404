import * as queries from '#db/queries/admin/verifications.ts'
import type * as verifications from '#lib/admin/verifications-schemas.ts'
import type { Parsed, ResponseOf } from '#lib/http/contract.ts'
import { avatarUrl } from '#lib/professionals/avatar-url.ts'
import type { Dependencies } from '#server/dependencies.ts'

type List = typeof verifications.listVerifications

/** The records in a state, by age: those that wait are the queue. */
export async function listVerifications(
  { db }: Pick<Dependencies, 'db'>,
  { query }: { query: Parsed<List['query']> },
): Promise<ResponseOf<List>> {
  const page = await queries.listVerifications(db, query)
  const items = page.items.map((row) => ({
    ...row,
    avatarUrl: avatarUrl(row.avatarUrl),
    createdAt: row.createdAt.toISOString(),
  }))
  return { ...page, items }
}
