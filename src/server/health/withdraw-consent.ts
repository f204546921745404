import type { Transaction } from '#db/client.ts'
import { endConsent } from '#db/queries/health/consents.ts'
import { endAllShares } from '#db/queries/health/end-all-shares.ts'
import { eraseHealth } from '#db/queries/health/erase.ts'
import { insertReceipts } from '#db/queries/health/receipts.ts'
import { asActor } from '#db/with-actor.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { ConsentWithdrawal } from '#lib/health/schemas.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import { audit } from '#server/audit.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import { requirePassword } from '#server/passwords/require-password.ts'
import { requireSession } from '#server/sessions/sessions.ts'
import { tellSharesEnded } from '#server/sharing/tell.ts'

type Input = { actor: SignedIn; body: ConsentWithdrawal; caller: Pick<Caller, 'afterwards'> }

/**
 * Ends the user's consent to keep health data, and everything that they share, with receipts. `keep` leaves the data to be
 * read and deleted by its owner alone; `erase` deletes it, and does so too after a withdrawal that kept it.
 *
 * @throws INVALID_INPUT for a wrong password, RATE_LIMITED, UNAUTHENTICATED when the session has ended meanwhile
 */
export async function withdrawConsent(
  deps: Dependencies,
  { actor, body, caller }: Input,
): Promise<Done> {
  const erases = body.data === 'erase'
  if (erases) {
    await requirePassword(deps, actor, { field: 'password', password: body.password })
  }
  await deps.db.transaction(async (tx) => {
    // Imports that have begun hold the consent, for which this waits, and still add rows of the user.
    if (erases) await requireSession(tx, actor, 'no key update')
    await withdraw(tx, { secret: deps.secret, actor, erases })
  })
  caller.afterwards(() => deliverMails(deps.db))
  return DONE
}

type Withdrawal = { secret: string; actor: SignedIn; erases: boolean }

/** The consent first: it waits for saves that have begun, and refuses those that come. */
async function withdraw(tx: Transaction, { secret, actor, erases }: Withdrawal): Promise<void> {
  const { userId } = actor
  const scope = await asActor(tx, userId)
  const both = { actor: userId, subject: userId }
  const text = await endConsent(scope, erases)
  if (text) {
    const ended = await endAllShares(scope, text)
    // Nobody was shown what was asked for and never granted.
    const granted = ended.filter(({ authorizedAt }) => authorizedAt !== null)
    await tellSharesEnded(tx, secret, granted)
    await insertReceipts(scope, [{ event: 'consent_withdrawn', ...text }])
    await audit(tx, secret, { kind: 'health-consent', outcome: 'withdrawn', ...both })
  }
  if (erases) {
    await eraseHealth(scope)
    await audit(tx, secret, { kind: 'health-erased', outcome: 'ok', ...both })
  }
}
