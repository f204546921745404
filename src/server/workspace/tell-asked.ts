import type { Executor } from '#db/client.ts'
import type { DueQuestionnaire } from '#db/queries/due-questionnaires.ts'
import { findParties, type Parties } from '#db/queries/sharing-parties.ts'
import type { QuestionnaireId } from '#lib/ids.ts'
import { notifyAll } from '#server/notifications/notify.ts'
import { nameOf } from '#server/sharing/name-of.ts'

/** A questionnaire, between its two sides. */
type Asked = { questionnaireId: QuestionnaireId; parties: Parties }

type Kind = 'questionnaire_sent' | 'questionnaire_reminder'

/** Tells clients, each once, that they are asked something, or reminds them of it: by whom, and nothing of the questions. */
export async function tellAsked(
  tx: Executor,
  secret: string,
  kind: Kind,
  asked: readonly Asked[],
): Promise<void> {
  const notices = asked.map(({ questionnaireId, parties }) => ({
    userId: parties.client.userId,
    actorId: parties.professional.userId,
    data: { questionnaireId },
    mail: { questionnaireId, professional: nameOf(parties) },
  }))
  await notifyAll(tx, secret, kind, notices)
}

/** The same of what the clock has found: among them a client may be several times. */
export async function tellDue(
  tx: Executor,
  secret: string,
  kind: Kind,
  due: readonly DueQuestionnaire[],
): Promise<void> {
  // Their mails are counted by client, in the order of `subjectsBelowLimit`, so that neither waits for the other.
  const inOrder = due.toSorted((a, b) => a.clientUserId.localeCompare(b.clientUserId))
  for (const { questionnaireId, ...pair } of inOrder) {
    const parties = await findParties(tx, pair)
    if (parties) await tellAsked(tx, secret, kind, [{ questionnaireId, parties }])
  }
}
