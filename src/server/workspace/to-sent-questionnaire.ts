import { findSent, type SentRow } from '#db/queries/health/sent-questionnaires.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import { AppError } from '#lib/http/errors.ts'
import type { QuestionnaireId } from '#lib/ids.ts'
import { avatarUrl } from '#lib/professionals/avatar-url.ts'
import type { SentQuestionnaire } from '#lib/workspace/questionnaires-schemas.ts'

/** A questionnaire as its sender lists it. */
export function toSentQuestionnaire({
  clientUserId: _client,
  avatar,
  sentAt,
  completedAt,
  reviewedAt,
  remindedAt,
  ...row
}: SentRow): SentQuestionnaire {
  return {
    ...row,
    avatarUrl: avatarUrl(avatar),
    sentAt: sentAt.toISOString(),
    completedAt: completedAt?.toISOString() ?? null,
    reviewedAt: reviewedAt?.toISOString() ?? null,
    remindedAt: remindedAt?.toISOString() ?? null,
  }
}

/** One that the actor sent to somebody who still shares with them. @throws NOT_FOUND for any other */
export async function requireSent(scope: ScopedExecutor, id: QuestionnaireId): Promise<SentRow> {
  const [row] = await findSent(scope, [id])
  if (!row) throw new AppError('NOT_FOUND', 'no such questionnaire')
  return row
}
