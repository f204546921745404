import { orFirst, pageOf, totalOf } from '#db/queries/admin/keyset.ts'
import { countUsers, findLastSeen, findUsers, type FoundUser } from '#db/queries/admin/users.ts'
import type { UserList, UsersQuery } from '#lib/admin/users-contract.ts'
import type { Dependencies } from '#server/dependencies.ts'

/** A page of the accounts that match, and how many do. */
export async function listUsers(
  { db }: Pick<Dependencies, 'db'>,
  { query }: { query: UsersQuery },
): Promise<UserList> {
  const count = await countUsers(db, query)
  const page = await orFirst(query, async (place) =>
    pageOf(await findUsers(db, query, { place, count }), place, ({ id }) => id),
  )
  const ids = page.items.map(({ id }) => id)
  const seen = ids.length === 0 ? new Map<string, Date>() : await findLastSeen(db, ids)
  return {
    ...page,
    ...totalOf(count),
    items: page.items.map((user) => ({
      ...toRow(user),
      lastSeenAt: seen.get(user.id)?.toISOString() ?? null,
    })),
  }
}

const toRow = ({ createdAt, position: _position, ...user }: FoundUser) => ({
  ...user,
  createdAt: createdAt.toISOString(),
})
