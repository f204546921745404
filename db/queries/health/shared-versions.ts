import { and, desc, eq, sql } from 'drizzle-orm'
import { healthHistoryVersions, professionalAuthorizations } from '#db/schema/health/index.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import type { WrittenSectionName } from '#lib/workspace/schemas.ts'
import { isReadable, SHARE } from './readable.ts'

const table = professionalAuthorizations

type Wanted = { id: AuthorizationId; section: WrittenSectionName; limit: number }

/**
 * Earlier texts of the actor's own discipline, or of the shared notes, newest first.
 *
 * @returns one row without a version when there are none; no row unless the authorization is active
 */
export function listSharedVersions(scope: ScopedExecutor, { id, section, limit }: Wanted) {
  const name = section === 'discipline' ? table.professionalType : sql`'notes'`
  const earlier = scope
    .select()
    .from(healthHistoryVersions)
    .where(
      and(
        eq(healthHistoryVersions.userId, table.clientUserId),
        eq(healthHistoryVersions.section, name),
      ),
    )
    .orderBy(desc(healthHistoryVersions.version))
    .limit(limit)
    .as('earlier')
  return scope
    .select({
      share: SHARE,
      earlier: {
        section: earlier.section,
        version: earlier.version,
        content: earlier.content,
        writtenAt: earlier.writtenAt,
        writtenByName: earlier.writtenByName,
      },
    })
    .from(table)
    .leftJoinLateral(earlier, sql`true`)
    .where(and(eq(table.id, id), isReadable(scope)))
    .orderBy(desc(earlier.version))
}
