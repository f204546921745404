import * as rows from '#db/queries/newsletter.ts'
import type { Dependencies } from '#server/dependencies.ts'

/** How many people receive the newsletter: confirmed, and not unsubscribed. */
export function countSubscribers({ db }: Pick<Dependencies, 'db'>): Promise<number> {
  return rows.countSubscribers(db)
}
