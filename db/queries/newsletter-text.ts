import { eq } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { newsletterEditions as editions } from '#db/schema/index.ts'
import type { EditionId } from '#lib/ids.ts'

/** What is written and chosen for an edition that has mails. */
export async function findEditionText(db: Executor, id: EditionId) {
  const { subjectEs, subjectEn, textEs, textEn, articles } = editions
  const [row] = await db
    .select({ subjectEs, subjectEn, textEs, textEn, articles })
    .from(editions)
    .where(eq(editions.id, id))
  return row!
}
