import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { articleDrafts } from '#db/schema/index.ts'
import type { ArticleEdit } from '#lib/admin/articles/fields.ts'
import type { ArticleId, UserId } from '#lib/ids.ts'

type Whose = { articleId: ArticleId; userId: UserId }

const of = ({ articleId, userId }: Whose) =>
  and(eq(articleDrafts.articleId, articleId), eq(articleDrafts.userId, userId))

/** What an editor has typed and not saved; null when there is nothing. */
export async function findDraft(db: Executor, whose: Whose) {
  const [row] = await db.select().from(articleDrafts).where(of(whose))
  return row ?? null
}

/** Replaces the draft of an editor. @returns when it was saved */
export async function saveDraft(
  db: Executor,
  draft: Whose & { baseVersion: number; fields: ArticleEdit },
): Promise<Date> {
  const { baseVersion, fields } = draft
  const savedAt = sql`now()`
  const [row] = await db
    .insert(articleDrafts)
    .values({ ...draft, savedAt })
    .onConflictDoUpdate({
      target: [articleDrafts.articleId, articleDrafts.userId],
      set: { baseVersion, fields, savedAt },
    })
    .returning({ savedAt: articleDrafts.savedAt })
  return row!.savedAt
}

export async function deleteDraft(db: Executor, whose: Whose): Promise<void> {
  await db.delete(articleDrafts).where(of(whose))
}
