import { sql } from 'drizzle-orm'
import { professionalReviews } from '#db/schema/index.ts'

/**
 * The condition of every query that shows or counts reviews to anybody but their authors and admins: neither hidden nor
 * removed.
 */
export const IS_SHOWN = sql`${professionalReviews.state} = 'public'`
