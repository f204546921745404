import { and, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { auditEvents, profiles } from '#db/schema/index.ts'
import type { AuditFilters } from '#lib/admin/audit-schemas.ts'
import { READABLE_KINDS } from '#lib/audit/kinds.ts'
import type { UserId } from '#lib/ids.ts'
import { COUNT_LIMIT, keyset, type KeysetPlace } from './keyset.ts'
import { beginOf, endOf } from './moments.ts'

const { id, at, kind, outcome, actor, subject, size } = auditEvents

/** Events that an admin looks for; `person` is the pseudonym of who did them, or whom they concern. */
export type AuditSearch = AuditFilters & { person: string | null }

function matches(search: AuditSearch): SQL | undefined {
  const { from, to, person } = search
  return and(
    search.kind ? eq(kind, search.kind) : inArray(kind, READABLE_KINDS),
    search.outcome === undefined ? undefined : eq(outcome, search.outcome),
    from ? gte(at, beginOf(from)) : undefined,
    to ? lt(at, endOf(to)) : undefined,
    person === null ? undefined : or(eq(actor, person), eq(subject, person)),
  )
}

/** A page of events and one more. */
export function findEvents(db: Executor, search: AuditSearch, place: KeysetPlace, limit?: number) {
  const page = keyset({ by: at, id, from: sql`${auditEvents}` }, place)
  return db
    .select({
      ...{ id: sql<string>`${id}::text`, at, kind, outcome, actor, subject, size },
      position: sql<string>`${at}::text`.as('position_text'),
    })
    .from(auditEvents)
    .where(and(matches(search), page.where))
    .orderBy(...page.orderBy)
    .limit(limit ?? page.limit)
}
export type FoundEvent = Awaited<ReturnType<typeof findEvents>>[number]

/** How many match, up to `COUNT_LIMIT`. */
export async function countEvents(db: Executor, search: AuditSearch): Promise<number> {
  const matching = db
    .select({ one: sql`1`.as('one') })
    .from(auditEvents)
    .where(matches(search))
    .limit(COUNT_LIMIT)
    .as('matching')
  const [row] = await db.select({ count: sql<number>`count(*)::integer` }).from(matching)
  return row!.count
}

/** Whom the log calls by name: the admins, and the account that is asked about, which has been read already. */
export function findNamed(db: Executor, account: UserId | undefined) {
  return db
    .select({ id: profiles.userId, name: profiles.displayName })
    .from(profiles)
    .where(
      or(
        eq(profiles.role, 'admin'),
        account === undefined ? undefined : eq(profiles.userId, account),
      ),
    )
}
