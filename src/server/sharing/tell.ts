import type { Executor } from '#db/client.ts'
import type { EndedShare } from '#db/queries/expired-shares.ts'
import { findParties, type Parties } from '#db/queries/sharing-parties.ts'
import type { ShareChange, ShareStep } from '#lib/sharing/share-changes.ts'
import { notify } from '#server/notifications/notify.ts'
import type { NotificationMail } from '#server/mail/mail.ts'
import { nameOf } from './name-of.ts'

type Shared = Extract<NotificationMail, { template: 'share_receipt' }>['data']['shared']

/** Tells a client what they share with a professional now. */
export async function tellClient(
  tx: Executor,
  secret: string,
  { client, professional }: Parties,
  { event, shared }: { event: ShareStep; shared: Shared },
): Promise<void> {
  await notify(tx, secret, 'share_receipt', {
    userId: client.userId,
    actorId: professional.userId,
    data: { professionalType: professional.type, professionalId: professional.id, event },
    mail: { event, professional: nameOf({ client, professional }), shared },
  })
}

/** Tells a professional that a client shares, something else, or no more; not what. */
export async function tellProfessional(
  tx: Executor,
  secret: string,
  { client, professional }: Parties,
  event: ShareChange,
): Promise<void> {
  await notify(tx, secret, 'share_changed', {
    userId: professional.userId,
    actorId: client.userId,
    data: { event },
    mail: { client: client.name, event },
  })
}

/**
 * Tells both sides of shares that have ended, in the transaction that ended them.
 *
 * @param event `expired` when their last day is over
 */
export async function tellSharesEnded(
  tx: Executor,
  secret: string,
  ended: readonly EndedShare[],
  event: 'ended' | 'expired' = 'ended',
): Promise<void> {
  for (const share of ended) {
    const parties = await findParties(tx, share)
    if (!parties) continue
    await tellProfessional(tx, secret, parties, 'ended')
    await tellClient(tx, secret, parties, { event, shared: null })
  }
}
