import { listDecisionsById } from '#db/queries/admin/review-decisions.ts'
import { countOpenAppeals, listOpenAppeals } from '#db/queries/review-decisions.ts'
import { ADMIN_PAGE } from '#lib/admin/list.ts'
import type { ReviewDecision } from '#lib/admin/reviews-schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'

/** The appeals that wait longest, and how many there are. */
export async function listAppeals({
  db,
}: Pick<Dependencies, 'db'>): Promise<{ items: ReviewDecision[]; total: number }> {
  const [ids, total] = [await listOpenAppeals(db, ADMIN_PAGE), await countOpenAppeals(db)]
  return { items: await listDecisionsById(db, ids), total }
}
