import { eq } from 'drizzle-orm'
import {
  clientQuestionnaires,
  healthHistory,
  healthRecords,
  healthSettings,
} from '#db/schema/health/index.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'

/**
 * Deletes the actor's records, history, settings and questionnaires, with earlier texts and drafts (by foreign keys).
 * Consents, receipts and the access log stay: they prove what happened, and hold no values.
 */
export async function eraseHealth(scope: ScopedExecutor): Promise<void> {
  const { actor } = scope
  await scope.delete(clientQuestionnaires).where(eq(clientQuestionnaires.clientUserId, actor))
  await scope.delete(healthRecords).where(eq(healthRecords.userId, actor))
  await scope.delete(healthHistory).where(eq(healthHistory.userId, actor))
  await scope.delete(healthSettings).where(eq(healthSettings.userId, actor))
}
