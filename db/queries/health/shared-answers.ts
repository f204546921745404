import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { clientQuestionnaires, professionalAuthorizations } from '#db/schema/health/index.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import { isReadable } from './readable.ts'

const table = clientQuestionnaires

/**
 * The newest answers of a client to what the actor asked through an authorization.
 *
 * @returns one row without a questionnaire when there are none; no row unless the authorization is active
 */
export function listSharedAnswers(
  scope: ScopedExecutor,
  { id, limit }: { id: AuthorizationId; limit: number },
) {
  const { title, questions, responses, completedAt, priority, change } = table
  const { clientUserId, professionalType } = professionalAuthorizations
  return scope
    .select({
      share: { clientUserId, professionalType },
      questionnaire: { id: table.id, title, questions, responses, completedAt, priority, change },
    })
    .from(professionalAuthorizations)
    .leftJoin(
      table,
      and(
        eq(table.authorizationId, professionalAuthorizations.id),
        eq(table.professionalUserId, scope.actor),
        eq(table.professionalType, professionalAuthorizations.professionalType),
        isNotNull(responses),
      ),
    )
    .where(and(eq(professionalAuthorizations.id, id), isReadable(scope)))
    .orderBy(desc(completedAt), desc(table.id))
    .limit(limit)
}
