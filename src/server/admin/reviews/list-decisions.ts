import { listDecisions as findPage } from '#db/queries/admin/review-decisions.ts'
import type { DecisionsQuery } from '#lib/admin/reviews-schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'

/** A page of what was decided about reviews. */
export const listDecisions = (
  { db }: Pick<Dependencies, 'db'>,
  { query }: { query: DecisionsQuery },
) => findPage(db, query)
