import type { Database } from '#db/client.ts'

/** What an operation needs of the outside world. */
export type Deps = { db: Database }
