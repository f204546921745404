import { findRecords } from '#db/queries/health/records.ts'
import { withActor } from '#db/with-actor.ts'
import type { SignedIn } from '#lib/actor.ts'
import { RECORDS_PAGE, type HealthRecords, type RecordsQuery } from '#lib/health/schemas.ts'
import { readCursor, writeCursor } from '#lib/health/record-cursor.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { toRecord } from './to-record.ts'

type Input = { actor: SignedIn; query: RecordsQuery }

/** A page of the user's own records. */
export async function listRecords(
  { db }: Pick<Dependencies, 'db'>,
  { actor, query: { after, from, to } }: Input,
): Promise<HealthRecords> {
  const position = after === undefined ? null : readCursor(after)
  const limit = RECORDS_PAGE + 1
  const rows = await withActor(db, actor.userId, (scope) =>
    findRecords(scope, { after: position, from, to, limit }),
  )
  const page = rows.slice(0, RECORDS_PAGE)
  const last = rows.length > RECORDS_PAGE ? page.at(-1) : undefined
  return { items: page.map(toRecord), next: last ? writeCursor(last) : null }
}
