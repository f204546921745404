import * as queries from '#db/queries/admin/professionals.ts'
import type * as professionals from '#lib/admin/professionals-schemas.ts'
import type { Parsed, ResponseOf } from '#lib/http/contract.ts'
import { avatarUrl } from '#lib/professionals/avatar-url.ts'
import type { Dependencies } from '#server/dependencies.ts'

type List = typeof professionals.listProfessionals

/** A page of the professionals of all professions, public or not. */
export async function listProfessionals(
  { db }: Pick<Dependencies, 'db'>,
  { query }: { query: Parsed<List['query']> },
): Promise<ResponseOf<List>> {
  const page = await queries.listProfessionals(db, query)
  const items = page.items.map(({ position: _position, ...row }) => ({
    ...row,
    avatarUrl: avatarUrl(row.avatarUrl),
    createdAt: row.createdAt.toISOString(),
  }))
  return { ...page, items }
}
