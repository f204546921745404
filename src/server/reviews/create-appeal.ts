import { insertAppeal } from '#db/queries/review-decisions.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import { AppError } from '#lib/http/errors.ts'
import type { CreateAppeal } from '#lib/reviews/appeal-schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { Once } from '#server/once.ts'
import { requireAppealable } from './get-appeal.ts'

/**
 * Appeals against a decision about one's review, by the token of a mail: it then waits for an admin.
 *
 * @throws TOKEN_INVALID; CONFLICT for a second appeal
 */
export function createAppeal(
  { secret }: Pick<Dependencies, 'secret'>,
  { body: { token, text }, once }: { body: CreateAppeal; once: Once },
): Promise<Done> {
  return once(async (tx) => {
    const { id } = await requireAppealable(tx, secret, token)
    if (!(await insertAppeal(tx, id, text))) throw new AppError('CONFLICT', 'appealed already')
    return DONE
  })
}
