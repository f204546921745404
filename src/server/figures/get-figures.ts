import { marketFigures, type MarketFigures } from '#db/queries/figures.ts'
import type { Dependencies } from '#server/dependencies.ts'

/** The numbers that the home page shows. */
export function getFigures({ db }: Pick<Dependencies, 'db'>): Promise<MarketFigures> {
  return marketFigures(db)
}
