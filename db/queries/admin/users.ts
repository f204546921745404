import { and, eq, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Executor } from '#db/client.ts'
import { knownDevices, profiles, sessions, users } from '#db/schema/index.ts'
import type { UserFilters, UserSort, UserState } from '#lib/admin/users-contract.ts'
import type { UserId } from '#lib/ids.ts'
import { COUNT_LIMIT, keyset, type KeysetPlace } from './keyset.ts'
import { beginOf, endOf } from './moments.ts'

/** What a list by name is ordered by: the expression of the index `profiles_by_name`. */
const PROFILE_NAME = sql`fold_words(coalesce(${profiles.displayName}, ''))`

/** `USER_STATES`: an account that nobody may sign in to is that above all. */
export const STATE = sql<UserState>`case
  when ${users.disabledAt} is not null then 'disabled'
  when ${users.emailConfirmedAt} is null then 'unconfirmed'
  else 'confirmed' end`

/** As the partial indexes have it. */
const IN_STATE: Record<UserState, SQL> = {
  confirmed: sql`${users.emailConfirmedAt} is not null and ${users.disabledAt} is null`,
  unconfirmed: sql`${users.emailConfirmedAt} is null and ${users.disabledAt} is null`,
  disabled: sql`${users.disabledAt} is not null`,
}

const ORDERS: Record<UserSort, SQLWrapper> = {
  created: profiles.createdAt,
  name: PROFILE_NAME,
  email: users.email,
}

function matches({ q, role, state, since, until }: UserFilters): SQL | undefined {
  return and(
    q === '' ? undefined : sql`${profiles.search} @@ people_query(${q})`,
    role && eq(profiles.role, role),
    state && IN_STATE[state],
    since ? sql`${profiles.createdAt} >= ${beginOf(since)}` : undefined,
    until ? sql`${profiles.createdAt} < ${endOf(until)}` : undefined,
  )
}

/** Where a page of the list lies. */
export type UserPlace = KeysetPlace & { sort: UserSort }

type Page = {
  place: UserPlace
  /** Rows; a page and one more by default. */
  limit?: number
  /** How many match, if it is known: where they are few, they are found first and sorted then. */
  count?: number
}

/** Every row as the list orders it. */
function listed(db: Executor, sort: UserSort) {
  return db
    .select({
      id: (sort === 'email' ? sql<UserId>`${users.id}` : sql<UserId>`${profiles.userId}`).as('id'),
      name: profiles.displayName,
      avatar: profiles.avatarUrl,
      email: users.email,
      role: profiles.role,
      state: STATE.as('state'),
      createdAt: profiles.createdAt,
      position: sql`${ORDERS[sort]}`.as('position'),
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .$dynamic()
}

/**
 * A page of accounts. The planner cannot know how many people a search finds: it would look for five of them along the
 * whole order. A subquery with a limit is one that it does not take apart.
 */
export function findUsers(db: Executor, filters: UserFilters, { place, limit, count }: Page) {
  const { sort } = place
  const matching = listed(db, sort).where(matches(filters))
  const isFew = count !== undefined && count < COUNT_LIMIT
  const found = (isFew ? matching.limit(COUNT_LIMIT) : matching).as('found')
  const all = sql`${listed(db, sort)} as found`
  const page = keyset({ by: found.position, id: found.id, from: all }, place)
  const { position, ...columns } = found._.selectedFields
  return (
    db
      // Under a name of its own: "position" is what it is ordered by.
      .select({ ...columns, position: sql<string>`${position}::text`.as('position_text') })
      .from(found)
      .where(page.where)
      .orderBy(...page.orderBy)
      .limit(limit ?? page.limit)
  )
}
export type FoundUser = Awaited<ReturnType<typeof findUsers>>[number]

/** How many match, up to `COUNT_LIMIT`. */
export async function countUsers(db: Executor, filters: UserFilters): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::integer` })
    .from(usersToCount(db, filters).as('matching'))
  return row!.count
}

/** The rows that are counted; accounts are joined for their state alone. */
export function usersToCount(db: Executor, filters: UserFilters) {
  const rows = db.select({ one: sql`1`.as('one') }).from(profiles)
  const joined = filters.state
    ? rows.innerJoin(users, eq(users.id, profiles.userId))
    : rows.$dynamic()
  return joined.where(matches(filters)).limit(COUNT_LIMIT)
}

/** When each of these was last seen; who is unknown has no entry. */
export async function findLastSeen(
  db: Executor,
  ids: readonly UserId[],
): Promise<Map<UserId, Date>> {
  const list = [...ids]
  const used = db
    .select({ id: sessions.userId, at: sessions.lastSeenAt })
    .from(sessions)
    .where(inArray(sessions.userId, list))
  const signedIn = db
    .select({ id: knownDevices.userId, at: knownDevices.lastSignInAt })
    .from(knownDevices)
    .where(inArray(knownDevices.userId, list))
  const seen = unionAll(used, signedIn).as('seen')
  const rows = await db
    .select({ id: seen.id, at: sql<Date>`max(${seen.at})`.mapWith(sessions.lastSeenAt) })
    .from(seen)
    .groupBy(seen.id)
  return new Map(rows.map(({ id, at }) => [id, at]))
}
