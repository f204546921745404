import type { Row } from '../authorization-matrix.ts'
import { ACCESS } from './access.ts'
import { METRICS } from './metrics.ts'
import { SEED } from './seed.ts'
import { VIDEOS } from './videos.ts'

/** The rows of the matrix about `/api/admin`: for admins alone, a file for each area. */
export const ADMIN_MATRIX: Record<string, Row> = {
  ...ACCESS,
  ...METRICS,
  ...SEED,
  ...VIDEOS,
}
