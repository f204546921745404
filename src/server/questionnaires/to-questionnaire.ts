import { findAsked, type AskedQuestionnaire } from '#db/queries/health/questionnaires.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import { AppError } from '#lib/http/errors.ts'
import type { QuestionnaireId } from '#lib/ids.ts'
import type { Questionnaire } from '#lib/questionnaires/schemas.ts'

/** A questionnaire as its client reads it. */
export function toQuestionnaire({
  sentAt,
  completedAt,
  professionalUserId: _professional,
  ...row
}: AskedQuestionnaire): Questionnaire {
  return {
    ...row,
    sentAt: sentAt.toISOString(),
    completedAt: completedAt?.toISOString() ?? null,
  }
}

/** A questionnaire that the actor was asked. @throws NOT_FOUND for one of somebody else */
export async function requireAsked(
  scope: ScopedExecutor,
  id: QuestionnaireId,
): Promise<AskedQuestionnaire> {
  const asked = await findAsked(scope, id)
  if (!asked) throw new AppError('NOT_FOUND', 'no such questionnaire')
  return asked
}
