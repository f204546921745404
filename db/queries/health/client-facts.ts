import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import {
  healthHistory,
  healthHistoryVersions,
  healthRecords,
  professionalAuthorizations,
} from '#db/schema/health/index.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import { hasShown } from './projection.ts'
import { isReadable } from './readable.ts'
import { NEWEST_FIRST } from './record-order.ts'

const table = professionalAuthorizations

/** Versions whose pain a card draws. */
const VERSIONS = 12

/**
 * What a card states of clients whose share is active: the day of the newest record of which something is shown, and the
 * pain that the actor's own section has stated, oldest first.
 */
export function listClientFacts(scope: ScopedExecutor, shares: readonly AuthorizationId[]) {
  const newest = scope
    .select({ day: healthRecords.recordDate })
    .from(healthRecords)
    .where(and(eq(healthRecords.userId, table.clientUserId), hasShown(healthRecords)))
    .orderBy(...NEWEST_FIRST)
    .limit(1)
  const ofSection = (section: typeof healthHistory | typeof healthHistoryVersions) =>
    and(eq(section.userId, table.clientUserId), eq(section.section, table.professionalType))
  const pain = (section: typeof healthHistory | typeof healthHistoryVersions) =>
    sql<unknown>`${section.content} -> 'pain_level'`.as('pain')
  const versions = unionAll(
    scope
      .select({
        version: healthHistory.version,
        pain: pain(healthHistory),
        at: sql<Date>`${healthHistory.updatedAt}`.as('at'),
      })
      .from(healthHistory)
      .where(ofSection(healthHistory)),
    scope
      .select({
        version: healthHistoryVersions.version,
        pain: pain(healthHistoryVersions),
        at: sql<Date>`${healthHistoryVersions.writtenAt}`.as('at'),
      })
      .from(healthHistoryVersions)
      .where(ofSection(healthHistoryVersions)),
  )
    .orderBy(desc(sql`version`))
    .limit(VERSIONS)
    .as('versions')
  const course = scope
    .select({
      course: sql`jsonb_agg(jsonb_build_object('at', ${versions.at}, 'value', ${versions.pain}) order by ${versions.version})`,
    })
    .from(versions)
  return scope
    .select({
      authorizationId: table.id,
      clientUserId: table.clientUserId,
      lastRecordOn: sql<string | null>`(${newest})`,
      versions: sql<{ at: string; value: unknown }[] | null>`(${course})`,
    })
    .from(table)
    .where(and(inArray(table.id, [...shares]), isReadable(scope)))
}
