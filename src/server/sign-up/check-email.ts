import { findAccount } from '#db/queries/accounts.ts'
import type { CheckEmail, EmailChecked } from '#lib/sign-up/schemas.ts'
import { audit } from '#server/audit.ts'
import { spendChallenge } from '#server/challenge/spend-challenge.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { refuseGuessable } from '#server/passwords/refuse-guessable.ts'
import { makePass } from './sign-up-pass.ts'
import { watchFinds } from './watch-finds.ts'

/**
 * Whether an address has a confirmed account; if not, returns the pass to sign up with it. This reveals to strangers
 * who has an account here, so it requires a challenge, has two rate limits, and is audited.
 *
 * @throws INVALID_INPUT for a guessable password, which uses up no challenge, or when the challenge is not solved
 */
export async function checkEmail(
  deps: Dependencies,
  { body: { email, password, challenge } }: { body: CheckEmail },
): Promise<EmailChecked> {
  if (password !== undefined) await refuseGuessable(password, { email, names: [] })
  await spendChallenge(deps, challenge)
  const account = await findAccount(deps.db, { email })
  const exists = account !== null && account.confirmedAt !== null
  const outcome = exists ? 'exists' : 'ok'
  await audit(deps.db, deps.secret, { kind: 'email-checked', outcome })
  if (exists) await watchFinds(deps)
  return { exists, pass: exists ? null : makePass(deps.secret, email) }
}
