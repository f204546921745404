import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { newsletterEditions as editions } from '#db/schema/index.ts'
import type { EditionContent } from '#lib/admin/newsletter/edition.ts'
import type { EditionsQuery } from '#lib/admin/newsletter/schemas.ts'
import type { EditionId } from '#lib/ids.ts'
import { foldWords } from '#lib/search/fold-words.ts'
import { COUNT_LIMIT, keyset, orFirst, pageOf, totalOf } from './keyset.ts'

export type EditionOfTable = typeof editions.$inferSelect

const CHANGED = { version: sql`${editions.version} + 1`, updatedAt: sql`now()` }
const SUBJECTS = sql`' ' || fold_words(${editions.subjectEs} || ' ' || ${editions.subjectEn})`

/** A page of the editions that match, and how many do. */
export const listEditions = (db: Executor, query: EditionsQuery) =>
  orFirst(query, (place) => readPage(db, place))

async function readPage(db: Executor, query: EditionsQuery) {
  const matches = and(
    query.state ? eq(editions.state, query.state) : undefined,
    ...foldWords(query.q).map((word) => sql`${SUBJECTS} like ${`% ${word}%`}`),
  )
  const place = keyset({ by: editions.updatedAt, id: editions.id, from: sql`${editions}` }, query)
  const rows = await db
    .select()
    .from(editions)
    .where(and(matches, place.where))
    .orderBy(...place.orderBy)
    .limit(place.limit)
  const counted = db.select({ id: editions.id }).from(editions).where(matches).limit(COUNT_LIMIT)
  const total = await db.$count(counted.as('counted'))
  return { ...pageOf(rows, query, ({ id }) => id), ...totalOf(total) }
}

/** An edition; null when there is none. */
export async function findEdition(db: Executor, id: EditionId): Promise<EditionOfTable | null> {
  const [row] = await db.select().from(editions).where(eq(editions.id, id))
  return row ?? null
}

/** The same, which nobody else changes until the transaction ends. */
export async function lockEdition(tx: Executor, id: EditionId): Promise<EditionOfTable | null> {
  const [row] = await tx.select().from(editions).where(eq(editions.id, id)).for('update')
  return row ?? null
}

/** Adds a draft. */
export async function insertEdition(
  tx: Executor,
  content: EditionContent,
): Promise<EditionOfTable> {
  const [row] = await tx.insert(editions).values(content).returning()
  return row!
}

/** Saves the content of an edition that was locked. */
export async function saveEdition(
  tx: Executor,
  { id, content }: { id: EditionId; content: EditionContent },
): Promise<EditionOfTable> {
  const [row] = await tx
    .update(editions)
    .set({ ...content, ...CHANGED })
    .where(eq(editions.id, id))
    .returning()
  return row!
}

/** Deletes an edition that was locked. */
export async function deleteEdition(tx: Executor, id: EditionId): Promise<void> {
  await tx.delete(editions).where(eq(editions.id, id))
}

/** Begins to send an edition that was locked, or sets when that is to happen. @param at null for now */
export async function beginEdition(
  tx: Executor,
  { id, at }: { id: EditionId; at: Date | null },
): Promise<EditionOfTable> {
  const [row] = await tx
    .update(editions)
    .set({
      ...(at === null
        ? { state: 'sending' as const, startedAt: sql`now()` }
        : { state: 'scheduled' as const, scheduledAt: at }),
      ...CHANGED,
    })
    .where(eq(editions.id, id))
    .returning()
  return row!
}

/** Makes a scheduled edition a draft again. @returns false when it is not scheduled, or has begun */
export async function takeBackEdition(tx: Executor, id: EditionId): Promise<boolean> {
  const back = await tx
    .update(editions)
    .set({ state: 'draft', scheduledAt: null, ...CHANGED })
    .where(and(eq(editions.id, id), eq(editions.state, 'scheduled')))
    .returning({ id: editions.id })
  return back.length > 0
}
