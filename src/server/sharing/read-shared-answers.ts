import { listSharedAnswers } from '#db/queries/health/shared-answers.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import { AppError } from '#lib/http/errors.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import { SHARED_ANSWERS, type SharedAnswers } from '#lib/sharing/shared.ts'

/**
 * What a client has answered to the actor, a professional, the newest first.
 *
 * @throws NOT_FOUND unless the authorization is the actor's and active
 */
export async function readSharedAnswers(
  scope: ScopedExecutor,
  { id }: { id: AuthorizationId },
): Promise<SharedAnswers> {
  const rows = await listSharedAnswers(scope, { id, limit: SHARED_ANSWERS })
  if (rows.length === 0) throw new AppError('NOT_FOUND', 'no such client')
  return {
    answered: rows.flatMap(({ questionnaire }) => {
      if (!questionnaire?.responses || !questionnaire.completedAt) return []
      const { responses, completedAt } = questionnaire
      return [{ ...questionnaire, responses, completedAt: completedAt.toISOString() }]
    }),
  }
}
