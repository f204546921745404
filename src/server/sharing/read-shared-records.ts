import { listSharedRecords } from '#db/queries/health/shared.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import { readCursor, writeCursor } from '#lib/health/record-cursor.ts'
import { AppError } from '#lib/http/errors.ts'
import type { AuthorizationId, UserId } from '#lib/ids.ts'
import { shownFlags } from '#lib/health/flags.ts'
import { SHARED_PAGE, type SharedRecords } from '#lib/sharing/shared.ts'

/** What a professional reads of a client. */
export type SharedRead<Answer> = { clientUserId: UserId; answer: Answer }

type Page = { id: AuthorizationId; after?: string | undefined; limit?: number | undefined }

/**
 * The records of a client that the actor, a professional, sees through an authorization.
 *
 * @param after `next` of the page before
 * @param limit rows of the page
 * @throws NOT_FOUND unless the authorization is the actor's and active
 */
export async function readSharedRecords(
  scope: ScopedExecutor,
  { id, after, limit = SHARED_PAGE }: Page,
): Promise<SharedRead<SharedRecords>> {
  const rows = await listSharedRecords(scope, {
    id,
    after: after === undefined ? null : readCursor(after),
    limit: limit + 1,
  })
  const [first] = rows
  if (!first) throw new AppError('NOT_FOUND', 'no such client')
  const page = rows
    .slice(0, limit)
    .flatMap(({ record, values }) => (record ? [{ record, values }] : []))
  return {
    clientUserId: first.share.clientUserId,
    answer: {
      shown: shownFlags(first.share.allowedFields),
      items: page.map(({ record: { id, recordDate }, values }) => ({ id, recordDate, values })),
      next: rows.length > limit ? writeCursor(page.at(-1)!.record) : null,
    },
  }
}
