import { marketFigures, type MarketFigures } from '#db/queries/figures.ts'
import type { Dependencies } from '#server/dependencies.ts'

/** The figures shown on the home page. */
export function getFigures({ db }: Pick<Dependencies, 'db'>): Promise<MarketFigures> {
  return marketFigures(db)
}
