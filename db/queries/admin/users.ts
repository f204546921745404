import { and, count, eq, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { knownDevices, profiles, sessions, users } from '#db/schema/index.ts'
import type { UserFilters, UserSort, UserState } from '#lib/admin/users-schemas.ts'
import type { UserId } from '#lib/ids.ts'
import { keyset, type KeysetPlace } from './keyset.ts'
import { beginOf, endOf } from './moments.ts'

/** Up to so many matches are found first and sorted then; where there are more, the order is walked until a page is full. */
export const FIND_END = 2_500

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

const ORDERS = { created: profiles.createdAt, name: profiles.sortName, email: users.email }

function matches({ q, role, state, since, until }: UserFilters): SQL | undefined {
  return and(
    q === '' ? undefined : sql`${profiles.search} @@ people_query(${q})`,
    role && eq(profiles.role, role),
    state && IN_STATE[state],
    since ? sql`${profiles.createdAt} >= ${beginOf(since)}` : undefined,
    until ? sql`${profiles.createdAt} < ${endOf(until)}` : undefined,
  )
}

/** What is looked for, and where its page lies. */
type Query = UserFilters & KeysetPlace & { sort: UserSort }

/** When somebody was last seen, by the sessions and devices that are kept. */
export const LAST_SEEN = sql`greatest(
  (select max(${sessions.lastSeenAt}) from ${sessions} where ${eq(sessions.userId, profiles.userId)}),
  (select max(${knownDevices.lastSignInAt}) from ${knownDevices} where ${eq(knownDevices.userId, profiles.userId)})
)`.mapWith(sessions.lastSeenAt) as SQL<Date | null>

/** The rows as the list shows them. */
function listed(db: Executor, sort: UserSort) {
  return db
    .select({
      id: profiles.userId,
      name: profiles.displayName,
      avatar: profiles.avatarUrl,
      email: users.email,
      role: profiles.role,
      state: STATE,
      createdAt: profiles.createdAt,
      lastSeenAt: LAST_SEEN,
      /** As text: a date has no microseconds here. */
      position: sql<string>`${ORDERS[sort]}::text`,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .$dynamic()
}

/**
 * How many match, and the ids of the page if they are at most `FIND_END`. The planner cannot know how many people a search
 * finds, and would look for five of them along the whole order: what `matching` selects is found once, whatever the order.
 */
export function findFew(db: Executor, query: Query) {
  const { userId: id, createdAt: created, sortName: name } = profiles
  const everybody = () => db.select({ id, created, name }).from(profiles).$dynamic()
  const found = everybody()
    .where(matches(query))
    .limit(FIND_END + 1)
  if (query.state) found.innerJoin(users, eq(users.id, profiles.userId))
  const matching = db.$with('matching').as(found)
  const email = sql`(select ${users.email} from ${users} where ${eq(users.id, matching.id)})`
  const by = { created: matching.created, name: matching.name, email }[query.sort]
  const page = keyset({ by, id: matching.id, from: sql`${everybody()} as ${matching}` }, query)
  const total = db.select({ count: count() }).from(matching)
  const ids = db
    .select({ id: matching.id })
    .from(matching)
    .where(and(lte(sql`(${total})`, FIND_END), page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit)
  return db
    .with(matching)
    .select({ count: sql<number>`(${total})::integer`, ids: sql<UserId[]>`array(${ids})` })
    .from(sql`(select) as one`)
}

/** Accounts that match, from a place on: the order is walked until there are enough. */
export function walkUsers(db: Executor, query: Query, limit?: number) {
  const by = ORDERS[query.sort]
  const from = sql`${profiles} join ${users} on ${eq(users.id, profiles.userId)}`
  // Of the table whose index has the order.
  const id = query.sort === 'email' ? users.id : profiles.userId
  const page = keyset({ by, id, from }, query)
  return listed(db, query.sort)
    .where(and(matches(query), page.where))
    .orderBy(...page.orderBy)
    .limit(limit ?? page.limit)
}
export type FoundUser = Awaited<ReturnType<typeof walkUsers>>[number]

/** A page of accounts, and how many match, up to `FIND_END` and one. */
export async function findUsers(
  db: Executor,
  query: Query,
): Promise<{ count: number; rows: FoundUser[] }> {
  const [few] = await findFew(db, query)
  const { count, ids } = few!
  if (count > FIND_END) return { count, rows: await walkUsers(db, query) }
  if (ids.length === 0) return { count, rows: [] }
  const found = await listed(db, query.sort).where(inArray(profiles.userId, ids))
  const byId = new Map(found.map((row) => [row.id, row]))
  return { count, rows: ids.flatMap((id) => byId.get(id) ?? []) }
}
