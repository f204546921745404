import { and, asc, desc, eq, inArray, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { clientQuestionnaires, professionalAuthorizations } from '#db/schema/health/index.ts'
import { profiles } from '#db/schema/index.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import type { QuestionnaireId } from '#lib/ids.ts'
import type { Change } from '#lib/questionnaires/course.ts'
import { PRIORITIES } from '#lib/questionnaires/priority.ts'
import { ENDING_DAYS } from '#lib/sharing/ending-days.ts'
import type { ClientSort } from '#lib/workspace/clients.ts'
import type { ClientsQuery } from '#lib/workspace/schemas.ts'
import { IS_ACTIVE, IS_PENDING, isStillWith } from './authorization-state.ts'

const table = professionalAuthorizations
const asked = clientQuestionnaires

type Query = Omit<ClientsQuery, 'facts'>

/** Who shares with the actor in their profession of today, or has asked to; the name only where a list needs it. */
function sharesOf(scope: ScopedExecutor, { q, sort }: Pick<ClientsQuery, 'q' | 'sort'>) {
  const name = scope
    .select({ name: sql`fold_words(${profiles.displayName})` })
    .from(profiles)
    .where(eq(profiles.userId, table.clientUserId))
  const since = sql`case when ${IS_ACTIVE} then ${table.authorizedAt} else ${table.requestedAt} end`
  return scope
    .select({
      share: sql`${table.id}`.as('share'),
      isActive: sql<boolean | null>`${IS_ACTIVE}`.as('is_active'),
      since: sql<Date | null>`${since}`.as('since'),
      expiresOn: sql<string | null>`${table.expiresOn}`.as('expires_on'),
      name: sql<
        string | null
      >`${q === '' && sort !== 'name' ? sql`null::text` : sql`(${name})`}`.as('name'),
      status: sql<string | null>`null::text`.as('status'),
      rank: sql<number | null>`null::integer`.as('rank'),
      change: sql<Change | null>`null::text`.as('change'),
      sentAt: sql<Date | null>`null::timestamptz`.as('sent_at'),
      questionnaireId: sql<QuestionnaireId | null>`null::uuid`.as('questionnaire_id'),
    })
    .from(table)
    .where(and(isStillWith(scope.actor), or(IS_ACTIVE, IS_PENDING)))
}

/** What the actor sent and nobody has answered, and what they have not reviewed. */
function sentOf(scope: ScopedExecutor) {
  // From 1, the highest.
  const rank = sql`array_position(${sql.param([...PRIORITIES])}::text[], ${asked.priority})`
  return scope
    .select({
      share: sql`${asked.authorizationId}`.as('share'),
      isActive: sql<boolean | null>`null::boolean`.as('is_active'),
      since: sql<Date | null>`null::timestamptz`.as('since'),
      expiresOn: sql<string | null>`null::date`.as('expires_on'),
      name: sql<string | null>`null::text`.as('name'),
      status: sql<string | null>`${asked.status}`.as('status'),
      rank: sql<number | null>`${rank}`.as('rank'),
      change: sql<Change | null>`${asked.change}`.as('change'),
      sentAt: sql<Date | null>`${asked.sentAt}`.as('sent_at'),
      questionnaireId: sql<QuestionnaireId | null>`${asked.id}`.as('questionnaire_id'),
    })
    .from(asked)
    .where(
      and(
        eq(asked.professionalUserId, scope.actor),
        inArray(asked.status, ['completed', 'pending']),
      ),
    )
}

/**
 * By share: what it is, how many answers were not reviewed, their highest priority, and since when an answer is waited for.
 * Grouped, not joined: the planner expects one client, and would read the questionnaires of all anew for each.
 */
function clientsOf(scope: ScopedExecutor, query: Query) {
  const all = unionAll(sharesOf(scope, query), sentOf(scope)).as('all_of_shares')
  const isUnread = sql`${all.status} = 'completed'`
  return scope.$with('mine').as(
    scope
      .select({
        share: all.share,
        isActive: sql<boolean>`bool_or(${all.isActive})`.as('is_active'),
        since: sql<Date>`max(${all.since})`.mapWith(table.requestedAt).as('since'),
        expiresOn: sql`max(${all.expiresOn})`.as('expires_on'),
        name: sql`max(${all.name})`.as('name'),
        unread: sql<number>`(count(*) filter (where ${isUnread}))::integer`.as('unread'),
        rank: sql<number | null>`min(${all.rank}) filter (where ${isUnread})`.as('rank'),
        // Up, where scales have moved both ways.
        change: sql<Change | null>`max(${all.change}) filter (where ${isUnread})`.as('change'),
        // The most urgent of those.
        questionnaireId:
          sql<QuestionnaireId | null>`(array_agg(${all.questionnaireId} order by ${all.rank}, ${all.change} is null, ${all.sentAt}) filter (where ${isUnread}))[1]`.as(
            'questionnaire_id',
          ),
        waitingSince: sql<Date | null>`min(${all.sentAt}) filter (where ${all.status} = 'pending')`
          .mapWith(asked.sentAt)
          .as('waiting_since'),
      })
      .from(all)
      .groupBy(all.share)
      // What was sent in a share that is not among them.
      .having(sql`bool_or(${all.isActive}) is not null`),
  )
}

type Columns = {
  readonly [
    N in 'share' | 'name' | 'since' | 'expiresOn' | 'unread' | 'rank' | 'change'
  ]: SQLWrapper
}
const SOON = sql`(now() at time zone 'Europe/Madrid')::date + ${ENDING_DAYS}::integer`

/** What a list is in the order of; the id makes it total. */
function orderOf(sort: ClientSort, columns: Columns): SQL {
  const { share, name, since, expiresOn, unread, rank, change } = columns
  const newest = sql`${desc(since)}, ${asc(share)}`
  switch (sort) {
    case 'attention': {
      // A scale that has moved asks for attention; answers without a priority come after all that have one.
      const moved = sql`case when ${change} is not null then ${PRIORITIES.indexOf('attention') + 1}::integer end`
      const urgency = sql`case when ${unread} > 0 then coalesce(least(${rank}, ${moved}), ${PRIORITIES.length + 1}::integer) end`
      const endsSoon = sql`case when ${expiresOn} <= ${SOON} then ${expiresOn} end`
      return sql`${urgency} nulls last, ${endsSoon} nulls last, ${newest}`
    }
    case 'name':
      return sql`${name} nulls last, ${asc(share)}`
    case 'newest':
      return newest
    case 'ending':
      return sql`${expiresOn} nulls last, ${newest}`
  }
}

/** Which clients are listed. Only letters and digits are left of what is looked for: a text without any finds nothing. */
function isListed({ isActive, name, share }: Listed, { state, q, client }: Query) {
  const isFound = sql`fold_words(${q}) <> '' and strpos(${name}, fold_words(${q})) > 0`
  return and(
    sql`${isActive} = ${state === 'active'}::boolean`,
    q === '' ? undefined : isFound,
    client && sql`${share} = ${client}::uuid`,
  )
}
type Listed = { readonly [N in 'isActive' | 'name' | 'share']: SQLWrapper }

/** Those that are listed, with their places in the order, from 1. */
function numberedOf(scope: ScopedExecutor, mine: Mine, query: Query) {
  return scope
    .select({
      place: sql<number>`row_number() over (order by ${orderOf(query.sort, mine)})`.as('place'),
      share: mine.share,
      isActive: mine.isActive,
      since: mine.since,
      unread: mine.unread,
      rank: mine.rank,
      change: mine.change,
      waitingSince: mine.waitingSince,
      questionnaireId: mine.questionnaireId,
    })
    .from(mine)
    .where(isListed(mine, query))
    .as('numbered')
}
type Mine = ReturnType<typeof clientsOf>

/**
 * A page of the actor's clients and the counts of all, by one statement; beyond the end, the last page. Names and flags are
 * read of the page alone.
 *
 * @returns a row for each client of the page; one without a client when there are none
 */
export function listClients(scope: ScopedExecutor, { limit, ...query }: Query & { limit: number }) {
  const mine = clientsOf(scope, query)
  const counted = scope.$with('counted').as(
    scope
      .select({
        active: sql<number>`(count(*) filter (where ${mine.isActive}))::integer`.as('active'),
        pending: sql<number>`(count(*) filter (where not ${mine.isActive}))::integer`.as('pending'),
        total: sql<number>`(count(*) filter (where ${isListed(mine, query)}))::integer`.as('total'),
      })
      .from(mine),
  )
  const numbered = numberedOf(scope, mine, query)
  const total = sql`(select ${counted.total} from ${counted})`
  const lastStart = sql`greatest(${total} - 1, 0) / ${limit}::integer * ${limit}::integer`
  // By a limit, before which nothing is joined: the planner would look up all clients and take the page of them.
  const listed = scope
    .select()
    .from(numbered)
    .where(sql`${numbered.place} > least(${(query.page - 1) * limit}::integer, ${lastStart})`)
    .orderBy(numbered.place)
    .limit(limit)
    .as('listed')
  return scope
    .with(mine, counted)
    .select({
      counts: { active: counted.active, pending: counted.pending, total: counted.total },
      client: {
        id: table.id,
        isActive: listed.isActive,
        name: profiles.displayName,
        avatar: profiles.avatarUrl,
        since: listed.since,
        expiresOn: table.expiresOn,
        allowedFields: table.allowedFields,
        unread: listed.unread,
        rank: listed.rank,
        change: listed.change,
        waitingSince: listed.waitingSince,
        questionnaireId: listed.questionnaireId,
      },
    })
    .from(counted)
    .leftJoin(listed, sql`true`)
    .leftJoin(table, eq(table.id, listed.share))
    .leftJoin(profiles, eq(profiles.userId, table.clientUserId))
    .orderBy(listed.place)
}
type Row = Awaited<ReturnType<typeof listClients>>[number]
/** The type of a mapped column leaves out that it may be null. */
export type ClientRow = Omit<Row, 'client'> & {
  client: Omit<Row['client'], 'waitingSince'> & { waitingSince: Date | null }
}
