import { marketFigures, type MarketFigures } from '#db/queries/figures.ts'
import type { Deps } from '#server/dependencies.ts'

/** The numbers that the home page shows. */
export function getFigures({ db }: Deps): Promise<MarketFigures> {
  return marketFigures(db)
}
