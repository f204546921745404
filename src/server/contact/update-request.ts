import { tagsOfProfessionals } from '#lib/http/cache-tags.ts'
import type { Executor } from '#db/client.ts'
import { lockRequest, setRequestState } from '#db/queries/contact-requests.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { RequestUpdate } from '#lib/contact/schemas.ts'
import type { RequestState } from '#lib/contact/request-states.ts'
import { AppError } from '#lib/http/errors.ts'
import type { ContactRequestId } from '#lib/ids.ts'
import { can } from '#lib/permissions.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import { notify } from '#server/notifications/notify.ts'
import { deliverPurges } from '#server/publishing/deliver-purges.ts'
import { publishChange } from '#server/publishing/publish-change.ts'

type Input = {
  actor: SignedIn
  params: { id: ContactRequestId }
  body: RequestUpdate
  caller: Pick<Caller, 'afterwards'>
}
type Updated = { state: RequestState; answeredAt: string | null }

/**
 * Sets the state of a request to the signed-in professional. The first `answered` notifies the sender, and counts for
 * how soon the professional answers.
 *
 * @throws NOT_FOUND for a request to somebody else, as for one that does not exist
 */
export async function updateRequest(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, params: { id }, body: { state }, caller }: Input,
): Promise<Updated> {
  const updated = await db.transaction(async (tx) => {
    const request = await lockRequest(tx, id)
    if (!request || !can(actor, 'update-contact-request', request.professional)) {
      throw new AppError('NOT_FOUND', 'no such request')
    }
    const { answerHours, ...set } = await setRequestState(tx, { id, state })
    if (state === 'answered' && request.answeredAt === null) await tellSender(tx, secret, request)
    if (answerHours !== request.professional.answerHours) {
      await publishChange(tx, tagsOfProfessionals([request.professional.id]))
    }
    return { state: set.state, answeredAt: set.answeredAt?.toISOString() ?? null }
  })
  caller.afterwards(() => deliverPurges(db))
  caller.afterwards(() => deliverMails(db))
  return updated
}

type Request = NonNullable<Awaited<ReturnType<typeof lockRequest>>>

async function tellSender(
  tx: Executor,
  secret: string,
  { senderId, code, professional }: Request,
): Promise<void> {
  await notify(tx, secret, 'answer', {
    userId: senderId,
    actorId: professional.ownerId,
    data: { professionalType: professional.type, professionalId: professional.id, code },
    mail: { professional: professional.name, code },
  })
}
