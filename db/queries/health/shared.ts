import { and, desc, eq, sql, type Column } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  healthHistory,
  healthHistoryVersions,
  healthRecords,
  professionalAuthorizations,
} from '#db/schema/health/index.ts'
import { profiles } from '#db/schema/index.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import type { RecordPosition } from '#lib/health/record-cursor.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import { EARLIER_MAX } from '#lib/sharing/earlier-max.ts'
import type { EarlierVersion } from '#lib/sharing/shared.ts'
import { hasShown, shownBody, shownValues } from './projection.ts'
import { isReadable, SHARE } from './readable.ts'
import { after as following, NEWEST_FIRST } from './record-order.ts'

const table = professionalAuthorizations

/** The authorization through which the actor reads, whose profession is still theirs. */
const isThis = (scope: ScopedExecutor, id: AuthorizationId) =>
  and(eq(table.id, id), isReadable(scope))

type Page = { id: AuthorizationId; after: RecordPosition | null; limit: number }

/**
 * A page of a client's records with what is shown of them, newest first; a record of which nothing is shown is not
 * among them. Authorization, flags and records are read by one statement, so that they are of one moment.
 *
 * @returns a row for each record; one without a record when there are none; no row unless the authorization is active
 */
export function listSharedRecords(scope: ScopedExecutor, { id, after, limit }: Page) {
  const page = scope
    .select()
    .from(healthRecords)
    .where(
      and(
        eq(healthRecords.userId, table.clientUserId),
        after ? following(after) : undefined,
        hasShown(healthRecords),
      ),
    )
    .orderBy(...NEWEST_FIRST)
    .limit(limit)
    .as('page')
  return scope
    .select({
      share: SHARE,
      record: { id: page.id, recordDate: page.recordDate, createdAt: page.createdAt },
      values: shownValues(page),
    })
    .from(table)
    .leftJoinLateral(page, sql`true`)
    .where(isThis(scope, id))
    .orderBy(desc(page.recordDate), desc(page.createdAt), desc(page.id))
}

/** A section of the client's history, to be joined under a name. */
function joined<const Name extends string>(name: Name, section: string | Column) {
  const part = alias(healthHistory, name)
  return {
    part,
    on: sql`${part.userId} = ${table.clientUserId} and ${part.section} = ${section}`,
    columns: {
      content: part.content,
      version: part.version,
      updatedAt: part.updatedAt,
      updatedByName: part.updatedByName,
    },
  }
}
const BASICS = joined('basics', 'basics')
const DISCIPLINE = joined('discipline', table.professionalType)
const NOTES = joined('notes', 'notes')

/** The newest earlier versions of a joined section, newest first. */
function earlierOf(scope: ScopedExecutor, { part }: typeof DISCIPLINE | typeof NOTES) {
  const { userId, section, version, writtenAt, writtenByName } = healthHistoryVersions
  const newest = scope
    .select({ version, writtenAt, writtenByName })
    .from(healthHistoryVersions)
    .where(and(eq(userId, part.userId), eq(section, part.section)))
    .orderBy(desc(version))
    .limit(EARLIER_MAX)
    .as('newest')
  const list = scope
    .select({
      list: sql`jsonb_agg(jsonb_build_object('version', ${newest.version}, 'writtenAt', ${newest.writtenAt},
        'writtenByName', ${newest.writtenByName}) order by ${newest.version} desc)`,
    })
    .from(newest)
  return sql<EarlierVersion[]>`coalesce((${list}), '[]')`
}

/** A client's history with what is shown of it, by one statement; null unless the authorization is active. */
export async function findSharedHistory(scope: ScopedExecutor, id: AuthorizationId) {
  const [row] = await scope
    .select({
      share: SHARE,
      person: {
        name: profiles.displayName,
        birthDate: profiles.birthDate,
        gender: profiles.gender,
      },
      body: shownBody(scope),
      basics: BASICS.columns,
      discipline: DISCIPLINE.columns,
      notes: NOTES.columns,
      earlier: { discipline: earlierOf(scope, DISCIPLINE), notes: earlierOf(scope, NOTES) },
    })
    .from(table)
    .innerJoin(profiles, eq(profiles.userId, table.clientUserId))
    .leftJoin(BASICS.part, BASICS.on)
    .leftJoin(DISCIPLINE.part, DISCIPLINE.on)
    .leftJoin(NOTES.part, NOTES.on)
    .where(isThis(scope, id))
  return row ?? null
}
