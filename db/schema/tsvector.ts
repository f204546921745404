import { customType } from 'drizzle-orm/pg-core'

/** PostgreSQL's `tsvector`: the words that a row is found by. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
