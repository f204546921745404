import * as rows from '#db/queries/newsletter.ts'
import type { NewsletterFigures } from '#lib/newsletter/figures.ts'
import type { Dependencies } from '#server/dependencies.ts'

/** The figures of the newsletter's page: confirmed subscribers who have not left, and the editions of the last four weeks. */
export async function newsletterFigures({
  db,
}: Pick<Dependencies, 'db'>): Promise<NewsletterFigures> {
  const [subscribers, editions] = await Promise.all([
    rows.countSubscribers(db),
    rows.countRecentEditions(db),
  ])
  return { subscribers, perWeek: editions / 4 }
}
