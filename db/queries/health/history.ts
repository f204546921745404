import { and, desc, eq, sql } from 'drizzle-orm'
import { healthHistory, healthHistoryVersions } from '#db/schema/health/index.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import type { Section } from '#lib/health/sections.ts'

/** Every section of the actor's own history that exists. */
export function findSections(scope: ScopedExecutor) {
  return scope
    .select({
      section: healthHistory.section,
      content: healthHistory.content,
      version: healthHistory.version,
      updatedAt: healthHistory.updatedAt,
      updatedByName: healthHistory.updatedByName,
    })
    .from(healthHistory)
    .where(eq(healthHistory.userId, scope.actor))
}
export type SectionRow = Awaited<ReturnType<typeof findSections>>[number]

/** Locks the actor's basics until the transaction ends. @returns their version, 0 without any */
export async function lockBasics(scope: ScopedExecutor): Promise<number> {
  const [row] = await scope
    .select({ version: healthHistory.version })
    .from(healthHistory)
    .where(isBasics(scope))
    .for('update')
  return row?.version ?? 0
}

const isBasics = (scope: ScopedExecutor) =>
  and(eq(healthHistory.userId, scope.actor), eq(healthHistory.section, 'basics'))

/**
 * Writes keys of the actor's basics and keeps the others. A trigger keeps what was there, another requires the consent.
 *
 * @param version what `lockBasics` returned
 * @returns false when somebody else has written the first version meanwhile
 */
export async function saveBasics(
  scope: ScopedExecutor,
  version: number,
  { content, name }: { content: Record<string, unknown>; name: string },
): Promise<boolean> {
  const by = { updatedBy: scope.actor, updatedByName: name }
  const saved =
    version === 0
      ? await scope
          .insert(healthHistory)
          .values({ ...by, userId: scope.actor, section: 'basics', content })
          .onConflictDoNothing()
          .returning({ version: healthHistory.version })
      : await scope
          .update(healthHistory)
          .set({
            ...by,
            content: sql`${healthHistory.content} || ${JSON.stringify(content)}::jsonb`,
            version: sql`${healthHistory.version} + 1`,
            updatedAt: sql`now()`,
          })
          .where(isBasics(scope))
          .returning({ version: healthHistory.version })
  return saved.length > 0
}

/** Earlier texts of a section of the actor's own history, newest first. */
export function findVersions(scope: ScopedExecutor, section: Section) {
  return scope
    .select({
      section: healthHistoryVersions.section,
      version: healthHistoryVersions.version,
      content: healthHistoryVersions.content,
      writtenAt: healthHistoryVersions.writtenAt,
      writtenByName: healthHistoryVersions.writtenByName,
    })
    .from(healthHistoryVersions)
    .where(
      and(
        eq(healthHistoryVersions.userId, scope.actor),
        eq(healthHistoryVersions.section, section),
      ),
    )
    .orderBy(desc(healthHistoryVersions.version))
}
