import type { Executor } from '#db/client.ts'
import type { EditionOfTable } from '#db/queries/admin/newsletter.ts'
import { countMails } from '#db/queries/newsletter-finishing.ts'
import type { Edition, EditionRow } from '#lib/admin/newsletter/edition.ts'
import { knownTopics } from '#lib/newsletter/newsletter-form.ts'
import { findChosen } from '#server/editions/edition-articles.ts'

const iso = (moment: Date | null) => moment?.toISOString() ?? null

/** A row as the list shows it, with its counts. */
export async function toEditionRow(db: Executor, row: EditionOfTable): Promise<EditionRow> {
  const { id, state, subjectEs, subjectEn, languages, version, unsubscribed } = row
  return {
    ...{ id, state, subjectEs, subjectEn, languages, version },
    interests: knownTopics(row.interests),
    scheduledAt: iso(row.scheduledAt),
    startedAt: iso(row.startedAt),
    finishedAt: iso(row.finishedAt),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    counts: { ...(await countMails(db, row)), unsubscribed },
  }
}

/** The same with all that is written and chosen. */
export async function toEdition(db: Executor, row: EditionOfTable): Promise<Edition> {
  const chosen = await findChosen(db, row.articles)
  return {
    ...(await toEditionRow(db, row)),
    textEs: row.textEs,
    textEn: row.textEn,
    articles: row.articles,
    chosen: chosen.map(({ slug, es, en }) => ({
      slug,
      titles: { es: es?.title ?? null, en: en?.title ?? null },
    })),
  }
}
