import { sql } from 'drizzle-orm'
import { professionals } from '#db/schema/index.ts'

/**
 * The condition under which a visitor may meet a professional: every query of what is public has it. As a
 * column and not as a comparison with a parameter, so that the indexes of the public rows serve it.
 */
export const IS_PUBLIC = sql`${professionals.isPublic}`
