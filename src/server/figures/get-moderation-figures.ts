import { moderationFigures, type ModerationFigures } from '#db/queries/moderation-figures.ts'
import type { Dependencies } from '#server/dependencies.ts'

export { FIGURES_MONTHS } from '#db/queries/moderation-figures.ts'

/** The figures of the page about reviews. */
export function getModerationFigures({ db }: Pick<Dependencies, 'db'>): Promise<ModerationFigures> {
  return moderationFigures(db)
}
