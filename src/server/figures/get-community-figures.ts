import {
  communityFigures,
  marketFigures,
  type CommunityFigures,
  type MarketFigures,
} from '#db/queries/figures.ts'
import type { Dependencies } from '#server/dependencies.ts'

export { ACTIVE_DAYS } from '#db/queries/figures.ts'

/** The figures shown on the about page. */
export async function getCommunityFigures({
  db,
}: Pick<Dependencies, 'db'>): Promise<MarketFigures & CommunityFigures> {
  const [market, community] = await Promise.all([marketFigures(db), communityFigures(db)])
  return { ...market, ...community }
}
