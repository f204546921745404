import { and, asc, desc, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { clientQuestionnaires, professionalAuthorizations } from '#db/schema/health/index.ts'
import { profiles } from '#db/schema/index.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import { PRIORITIES } from '#lib/questionnaires/priority.ts'
import { ENDING_DAYS } from '#lib/workspace/attention.ts'
import type { ClientSort } from '#lib/workspace/clients.ts'
import type { ClientsQuery } from '#lib/workspace/contract.ts'
import { IS_ACTIVE, IS_PENDING } from './authorization-state.ts'

const table = professionalAuthorizations
const asked = clientQuestionnaires

/** From 1, the highest. */
const RANK = sql`array_position(${sql.param([...PRIORITIES])}::text[], ${asked.priority})`

/**
 * By share, as one object: how many answers were not reviewed, their highest priority, and since when an answer is waited
 * for. Not a join: the planner expects one client, and would group the questionnaires of all anew for each.
 */
function waitingOf(scope: ScopedExecutor) {
  const grouped = scope
    .select({
      share: asked.authorizationId,
      facts: sql`jsonb_build_object(
        'unread', count(*) filter (where ${asked.status} = 'completed'),
        'rank', min(${RANK}) filter (where ${asked.status} = 'completed'),
        'since', min(${asked.sentAt}) filter (where ${asked.status} = 'pending')
      )`.as('facts'),
    })
    .from(asked)
    .where(
      and(
        eq(asked.professionalUserId, scope.actor),
        isNotNull(asked.authorizationId),
        inArray(asked.status, ['completed', 'pending']),
      ),
    )
    .groupBy(asked.authorizationId)
    .as('grouped')
  return scope.$with('waiting').as(
    scope
      .select({
        byShare: sql`jsonb_object_agg(${grouped.share}, ${grouped.facts})`.as('by_share'),
      })
      .from(grouped),
  )
}

/** What waits of the share of the same row. */
function factsOf(waiting: ReturnType<typeof waitingOf>) {
  const fact = (name: string) =>
    sql`(select ${waiting.byShare} from ${waiting}) -> ${table.id}::text ->> ${name}::text`
  return {
    unread: sql<number>`coalesce((${fact('unread')})::integer, 0)`,
    rank: sql<number | null>`(${fact('rank')})::integer`,
    since: sql<Date | null>`(${fact('since')})::timestamptz`.mapWith(asked.sentAt),
  }
}
type Facts = ReturnType<typeof factsOf>

/** When it was granted, or asked for. */
const SINCE = sql<Date>`case when ${IS_ACTIVE} then ${table.authorizedAt} else ${table.requestedAt} end`
const SOON = sql`(now() at time zone 'Europe/Madrid')::date + ${ENDING_DAYS}::integer`

/** What a list is in the order of; the id makes it total. */
function orderOf(sort: ClientSort, { unread, rank }: Facts): SQL {
  const newest = sql`${desc(SINCE)}, ${asc(table.id)}`
  switch (sort) {
    case 'attention': {
      // Answers without a priority come after all that have one.
      const urgency = sql`case when ${unread} > 0 then coalesce(${rank}, ${PRIORITIES.length + 1}::integer) end`
      const endsSoon = sql`case when ${table.expiresOn} <= ${SOON} then ${table.expiresOn} end`
      return sql`${urgency} nulls last, ${endsSoon} nulls last, ${newest}`
    }
    case 'name':
      return sql`fold_words(${profiles.displayName}) nulls last, ${asc(table.id)}`
    case 'newest':
      return newest
    case 'ending':
      return sql`${table.expiresOn} nulls last, ${newest}`
  }
}

/** Which clients are listed. Only letters and digits are left of what is looked for: a text without any finds nothing. */
function isWanted({ state, q, client }: ClientsQuery): SQL<boolean> {
  const isOfState = sql`${IS_ACTIVE} = ${state === 'active'}::boolean`
  const isFound =
    q === ''
      ? undefined
      : sql`fold_words(${q}) <> '' and strpos(fold_words(${profiles.displayName}), fold_words(${q})) > 0`
  const isOne = client && eq(table.id, client)
  return sql<boolean>`coalesce(${and(isOfState, isFound, isOne)}, false)`
}

/** Who shares with the actor in their profession of today, or has asked to, with their place in what is listed, from 1. */
function clientsOf(scope: ScopedExecutor, query: ClientsQuery, facts: Facts) {
  const own = alias(profiles, 'own')
  const isListed = isWanted(query)
  const place = sql<number>`row_number() over (partition by ${isListed} order by ${orderOf(query.sort, facts)})`
  return scope.$with('mine').as(
    scope
      .select({
        id: table.id,
        isActive: sql<boolean>`${IS_ACTIVE}`.as('is_active'),
        isListed: isListed.as('is_listed'),
        place: place.as('place'),
        name: profiles.displayName,
        avatar: profiles.avatarUrl,
        since: sql<Date>`${SINCE}`.mapWith(table.requestedAt).as('since'),
        expiresOn: table.expiresOn,
        allowedFields: table.allowedFields,
        unread: facts.unread.as('unread'),
        rank: facts.rank.as('rank'),
        waitingSince: facts.since.as('waiting_since'),
      })
      .from(table)
      .innerJoin(profiles, eq(profiles.userId, table.clientUserId))
      .innerJoin(
        own,
        and(eq(own.userId, table.professionalUserId), eq(own.role, table.professionalType)),
      )
      .where(and(eq(table.professionalUserId, scope.actor), or(IS_ACTIVE, IS_PENDING))),
  )
}

/**
 * A page of the actor's clients and the counts of all, by one statement; beyond the end, the last page.
 *
 * @returns a row for each client of the page; one without a client when there are none
 */
export function listClients(
  scope: ScopedExecutor,
  { limit, ...query }: ClientsQuery & { limit: number },
) {
  const waiting = waitingOf(scope)
  const mine = clientsOf(scope, query, factsOf(waiting))
  const counted = scope.$with('counted').as(
    scope
      .select({
        active: sql<number>`(count(*) filter (where ${mine.isActive}))::integer`.as('active'),
        pending: sql<number>`(count(*) filter (where not ${mine.isActive}))::integer`.as('pending'),
        total: sql<number>`(count(*) filter (where ${mine.isListed}))::integer`.as('total'),
      })
      .from(mine),
  )
  const lastStart = sql`greatest(${counted.total} - 1, 0) / ${limit}::integer * ${limit}::integer`
  const start = sql`least(${(query.page - 1) * limit}::integer, ${lastStart})`
  return scope
    .with(waiting, mine, counted)
    .select({
      counts: { active: counted.active, pending: counted.pending, total: counted.total },
      client: {
        id: mine.id,
        isActive: mine.isActive,
        name: mine.name,
        avatar: mine.avatar,
        since: mine.since,
        expiresOn: mine.expiresOn,
        allowedFields: mine.allowedFields,
        unread: mine.unread,
        rank: mine.rank,
        waitingSince: mine.waitingSince,
      },
    })
    .from(counted)
    .leftJoin(
      mine,
      sql`${mine.isListed} and ${mine.place} > ${start} and ${mine.place} <= ${start} + ${limit}::integer`,
    )
    .orderBy(mine.place)
}
type Row = NonNullable<Awaited<ReturnType<typeof listClients>>[number]['client']>
/** The type of a mapped column leaves out that it may be null. */
export type ClientRow = Omit<Row, 'waitingSince'> & { waitingSince: Date | null }
