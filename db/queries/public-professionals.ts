import { sql } from 'drizzle-orm'
import { professionals } from '#db/schema/index.ts'

/**
 * The condition under which visitors may see a professional: every public query includes it. A boolean column instead
 * of a comparison with a parameter, so that the partial indexes can be used.
 */
export const IS_PUBLIC = sql`${professionals.isPublic}`
