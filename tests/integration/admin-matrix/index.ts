import type { Row } from '../authorization-matrix.ts'
import { ACCESS } from './access.ts'
import { ARTICLES_MATRIX } from './articles.ts'

/** The rows of the matrix about `/api/admin`: for admins alone, a file for each area. */
export const ADMIN_MATRIX: Record<string, Row> = {
  ...ACCESS,
  ...ARTICLES_MATRIX,
}
