import { orFirst, pageOf, totalOf } from '#db/queries/admin/keyset.ts'
import { findUsers, type FoundUser } from '#db/queries/admin/users.ts'
import type { UserList, UsersQuery } from '#lib/admin/users-schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'

/** A page of the accounts that match, and how many do. */
export async function listUsers(
  { db }: Pick<Dependencies, 'db'>,
  { query }: { query: UsersQuery },
): Promise<UserList> {
  const { count, ...page } = await orFirst(query, async (place) => {
    const { count, rows } = await findUsers(db, place)
    return { count, ...pageOf(rows, place, ({ id }) => id) }
  })
  return { ...page, ...totalOf(count), items: page.items.map(toRow) }
}

const toRow = ({ createdAt, lastSeenAt, position: _position, ...user }: FoundUser) => ({
  ...user,
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
})
