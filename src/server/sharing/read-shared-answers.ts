import { listEarlierAnswers } from '#db/queries/health/earlier-answers.ts'
import { listSharedAnswers } from '#db/queries/health/shared-answers.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import { AppError } from '#lib/http/errors.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import { coursesOf } from '#lib/questionnaires/course.ts'
import { SHARED_ANSWERS, type SharedAnswers } from '#lib/sharing/shared.ts'

/**
 * What a client has answered to the actor, a professional, the newest first, with what the actor's own screen adds: what its
 * words ask for, and how figures have moved.
 *
 * @throws NOT_FOUND unless the authorization is the actor's and active
 */
export async function readSharedAnswers(
  scope: ScopedExecutor,
  { id }: { id: AuthorizationId },
): Promise<SharedAnswers> {
  const rows = await listSharedAnswers(scope, { id, limit: SHARED_ANSWERS })
  const [first] = rows
  if (!first) throw new AppError('NOT_FOUND', 'no such client')
  const all = await listEarlierAnswers(scope, { ...first.share, professionalUserId: scope.actor })
  return {
    answered: rows.flatMap(({ questionnaire }) => {
      if (!questionnaire?.responses || !questionnaire.completedAt) return []
      const { questions, responses } = questionnaire
      const completedAt = questionnaire.completedAt.toISOString()
      const earlier = all.filter((one) => one.completedAt < completedAt)
      return [{ ...questionnaire, responses, completedAt, courses: coursesOf(questions, earlier) }]
    }),
  }
}
