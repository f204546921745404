import { and, asc, eq, sql } from 'drizzle-orm'
import { questionnaireTemplates } from '#db/schema/health/index.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import type { TemplateId } from '#lib/ids.ts'

const table = questionnaireTemplates
const { id, title, questions, version, updatedAt } = table
const COLUMNS = { id, title, questions, version, updatedAt }

type Content = Pick<typeof table.$inferInsert, 'title' | 'questions'>

/** The actor's own templates by title, without case and accents. */
export function listOwnTemplates(scope: ScopedExecutor) {
  return scope
    .select(COLUMNS)
    .from(table)
    .where(eq(table.userId, scope.actor))
    .orderBy(sql`fold_words(${title})`, asc(title), asc(id))
}
export type TemplateRow = Awaited<ReturnType<typeof listOwnTemplates>>[number]

/** How many the actor has; until the transaction ends nobody else adds one to them. */
export async function countOwnTemplates(scope: ScopedExecutor): Promise<number> {
  await scope.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('templates ' || ${scope.actor}::text, 0))`,
  )
  return scope.$count(table, eq(table.userId, scope.actor))
}

/** Keeps a template of the actor. @returns null when there is one of this title */
export async function insertTemplate(
  scope: ScopedExecutor,
  content: Content,
): Promise<TemplateRow | null> {
  const [row] = await scope
    .insert(table)
    .values({ ...content, userId: scope.actor })
    .onConflictDoNothing({ target: [table.userId, table.title] })
    .returning(COLUMNS)
  return row ?? null
}

/**
 * Saves a template of the actor over the version that was read. Null when it is gone, not theirs, or of another version.
 *
 * @throws a violation of `questionnaire_templates_title` when there is another one of this title
 */
export async function saveTemplate(
  scope: ScopedExecutor,
  { id: of, version: read, ...content }: Content & { id: TemplateId; version: number },
): Promise<TemplateRow | null> {
  const [row] = await scope
    .update(table)
    .set({ ...content, version: sql`${version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(id, of), eq(table.userId, scope.actor), eq(version, read)))
    .returning(COLUMNS)
  return row ?? null
}

/** Whether this is a template of the actor. */
export async function hasTemplate(scope: ScopedExecutor, of: TemplateId): Promise<boolean> {
  return (await scope.$count(table, and(eq(id, of), eq(table.userId, scope.actor)))) > 0
}

/** Deletes a template of the actor. @returns whether there was one */
export async function deleteOwnTemplate(scope: ScopedExecutor, of: TemplateId): Promise<boolean> {
  const deleted = await scope
    .delete(table)
    .where(and(eq(id, of), eq(table.userId, scope.actor)))
    .returning({ id })
  return deleted.length > 0
}
