import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import {
  contactRequests,
  healthWeeks,
  mailOutbox,
  professionalContactMetrics,
  professionalReviews,
  professionals,
  profiles,
  users,
} from '#db/schema/index.ts'
import { METRIC_WEEKS, type Metrics, type SignUpKind } from '#lib/admin/metrics-schemas.ts'
import type { Role } from '#lib/accounts/roles.ts'
import { NOTIFICATION_KINDS } from '#lib/notifications/kinds.ts'
import { IS_PUBLIC } from '../public-professionals.ts'
import { IS_SHOWN } from '../shown-reviews.ts'
import { IS_WAITING } from '../waiting-sign-ups.ts'

const MADRID = sql`at time zone 'Europe/Madrid'`
/** Midnight in Madrid, by its clock. */
const TODAY = sql`date_trunc('day', now() ${MADRID})`
const THIS_MONTH = sql`date_trunc('month', now() ${MADRID})`

/** The weeks that are over, Monday to Sunday in Madrid, the oldest first, with the instants at which they begin and end. */
const WEEKS = sql`weeks as (
  select monday::date as week, monday ${MADRID} as since, (monday + interval '7 days') ${MADRID} as until
  from generate_series(
    date_trunc('week', now() ${MADRID}) - make_interval(weeks => ${METRIC_WEEKS}::int),
    date_trunc('week', now() ${MADRID}) - interval '7 days',
    interval '7 days'
  ) monday
)`

/** Sign-ups that nobody has confirmed: few, as they are deleted after two days. */
const WAITING = sql`waiting as materialized (
  select ${profiles.role} as role, ${profiles.createdAt} as created_at
  from ${users} join ${profiles} on ${profiles.userId} = ${users.id} where ${IS_WAITING}
)`

/** The first of these days is told by the database, whose clock also decides which weeks are over. */
export async function findMetricDays(db: Executor): Promise<{ until: string; weeks: string[] }> {
  const { rows } = await db.execute<{ until: string; weeks: string[] }>(sql`
    with ${WEEKS}
    select (${TODAY}::date - 1)::text as until, array_agg(week::text order by week) as weeks from weeks`)
  return rows[0]!
}

/** How many confirmed accounts have each role; roles that nobody has are left out. */
export async function countUsersByRole(db: Executor): Promise<{ role: Role; count: number }[]> {
  const { rows } = await db.execute<{ role: Role; count: number }>(sql`
    with ${WAITING}
    select role, (
      count(*) - (select count(*) from waiting where waiting.role = ${profiles}.role)
    )::integer as count
    from ${profiles} group by role`)
  return rows
}

/** Sign-ups of each week with this kind of account, that exist and are confirmed. */
export async function countWeeklySignUps(db: Executor, kind: SignUpKind): Promise<number[]> {
  const { rows } = await db.execute<{ count: number }>(sql`
    with ${WEEKS}, ${WAITING}
    select (
      (select count(*) from ${profiles}
        where role = ${kind} and created_at >= since and created_at < until)
      - (select count(*) from waiting
        where role = ${kind} and created_at >= since and created_at < until)
    )::integer as count
    from weeks order by week`)
  return rows.map(({ count }) => count)
}

/** Contact requests that were sent, and reviews that were written, in each week; of those that still exist. */
export async function countWeeklyDeeds(
  db: Executor,
): Promise<{ contacts: number; reviews: number }[]> {
  const { rows } = await db.execute<{ contacts: number; reviews: number }>(sql`
    with ${WEEKS}
    select
      (select count(*)::integer from ${contactRequests} where sent_at >= since and sent_at < until) as contacts,
      (select count(*)::integer from ${professionalReviews}
        where created_at >= since and created_at < until and ${IS_SHOWN}) as reviews
    from weeks order by week`)
  return rows
}

type MonthRow = { days: number; contacts: number; reviews: number }

/** The same for the days of this month until yesterday, and for as many days of the month before; `days` is how many. */
export async function countMonths(db: Executor): Promise<{ now: MonthRow; before: MonthRow }> {
  const { rows } = await db.execute<MonthRow>(sql`
    with months as (
      select 0 as back, ${THIS_MONTH} as since, ${TODAY} as until
      union all
      select 1, ${THIS_MONTH} - interval '1 month',
        least(${THIS_MONTH} - interval '1 month' + (${TODAY} - ${THIS_MONTH}), ${THIS_MONTH})
    ), spans as (
      select back, until::date - since::date as days, since ${MADRID} as since, until ${MADRID} as until
      from months
    )
    select days,
      (select count(*)::integer from ${contactRequests} where sent_at >= since and sent_at < until) as contacts,
      (select count(*)::integer from ${professionalReviews}
        where created_at >= since and created_at < until and ${IS_SHOWN}) as reviews
    from spans order by back`)
  return { now: rows[0]!, before: rows[1]! }
}

/** Contact requests of this month, whose first day is one in UTC. */
export async function countContactsOfMonth(db: Executor): Promise<number> {
  const { monthYear, totalContacts } = professionalContactMetrics
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${totalContacts}), 0)::integer` })
    .from(professionalContactMetrics)
    .where(eq(monthYear, sql`date_trunc('month', now() at time zone 'UTC')::date`))
  return row!.total
}

/** Public professionals by type, and the mean of the ratings of those who have reviews. */
export function countProfessionals(db: Executor) {
  const { type, rating, totalReviews } = professionals
  return db
    .select({
      type,
      count: sql<number>`count(*)::integer`,
      rating: sql<
        number | null
      >`round(avg(${rating}) filter (where ${totalReviews} > 0), 1)::double precision`,
    })
    .from(professionals)
    .where(IS_PUBLIC)
    .groupBy(type)
}

/** Those of editions have an index of their own, as all others. */
const waitingMails = (isOfEdition: SQL) => sql`
  select ${TOLD_TEMPLATE} as template, count(*) filter (where attempts = 0) as queued,
    count(*) filter (where attempts > 0) as retrying, 0 as given_up
  from ${mailOutbox} where sent_at is null and failed_at is null and ${isOfEdition} group by 1`

/** One name for all notifications: kinds of their own would tell small numbers of the use of health data. */
const TOLD_TEMPLATE = sql`case when ${inArray(mailOutbox.template, NOTIFICATION_KINDS)}
  then 'notification' else ${mailOutbox.template} end`

/** Mails by what became of them, and the templates of those that fail. */
export async function countMails(db: Executor): Promise<Metrics['mail']> {
  const { rows: sent } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from ${mailOutbox} where sent_at >= ${TODAY} ${MADRID}`)
  const { rows } = await db.execute<{
    template: string
    queued: number
    retrying: number
    givenUp: number
  }>(sql`
    select template, sum(queued)::integer as queued, sum(retrying)::integer as retrying,
      sum(given_up)::integer as "givenUp"
    from (
      ${waitingMails(sql`edition_id is null`)}
      union all
      ${waitingMails(sql`edition_id is not null`)}
      union all
      select ${TOLD_TEMPLATE}, 0, 0, count(*) from ${mailOutbox} where failed_at is not null group by 1
    ) as states
    group by template order by template`)
  const sum = (key: 'queued' | 'retrying' | 'givenUp') =>
    rows.reduce((total, row) => total + row[key], 0)
  return {
    sentToday: sent[0]!.count,
    queued: sum('queued'),
    retrying: sum('retrying'),
    givenUp: sum('givenUp'),
    failing: rows
      .filter(({ retrying, givenUp }) => retrying + givenUp > 0)
      .map(({ template, retrying, givenUp }) => ({ template, retrying, givenUp })),
  }
}

/** Counts the use of the health centre in the weeks that have ended since it was last done, as long as a second allows. */
export async function countHealthWeeks(db: Executor): Promise<void> {
  await db.execute(sql`select count_health_weeks()`)
}

type HealthWeek = Pick<
  typeof healthWeeks.$inferSelect,
  'activeCentres' | 'questionnairesSent' | 'questionnairesAnswered'
>

/** The use of the health centre in each week that is over, the oldest first, where the database tells it. */
export async function listHealthWeeks(db: Executor): Promise<HealthWeek[]> {
  await countHealthWeeks(db)
  const { rows } = await db.execute<HealthWeek>(sql`
    with ${WEEKS}
    select active_centres as "activeCentres", questionnaires_sent as "questionnairesSent",
      questionnaires_answered as "questionnairesAnswered"
    from weeks left join ${healthWeeks} using (week) order by week`)
  return rows
}
