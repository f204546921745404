import type { Row } from '../authorization-matrix.ts'
import { ACCESS } from './access.ts'
import { NEWSLETTER } from './newsletter.ts'
import { AUDIT } from './audit.ts'
import { USERS } from './users.ts'
import { PROFESSIONALS } from './professionals.ts'
import { VERIFICATIONS } from './verifications.ts'
import { MODERATION } from './moderation.ts'
import { METRICS } from './metrics.ts'
import { SEED } from './seed.ts'
import { VIDEOS } from './videos.ts'
import { ARTICLES_MATRIX } from './articles.ts'

/** The rows of the matrix about `/api/admin`: for admins alone, a file for each area. */
export const ADMIN_MATRIX: Record<string, Row> = {
  ...ACCESS,
  ...NEWSLETTER,
  ...USERS,
  ...AUDIT,
  ...PROFESSIONALS,
  ...VERIFICATIONS,
  ...MODERATION,
  ...METRICS,
  ...SEED,
  ...VIDEOS,
  ...ARTICLES_MATRIX,
}
