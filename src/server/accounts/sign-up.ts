import type { Executor } from '#db/client.ts'
import {
  deleteAccount,
  findAccount,
  insertAccount,
  lockAddress,
  type Account,
  type NewAccount,
} from '#db/queries/accounts.ts'
import { spendOnce } from '#db/queries/spent-once.ts'
import type { SignedUp, SignUp } from '#lib/accounts/sign-up.ts'
import { DEFAULT_LOCALE } from '#lib/i18n/locales.ts'
import { AppError } from '#lib/http/errors.ts'
import { audit } from '#server/audit.ts'
import type { AccountDeps } from '#server/deps.ts'
import type { Caller } from '#server/http/client.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import { checkPlace } from './check-place.ts'
import { mailConfirmation } from './mail-confirmation.ts'
import { refuseGuessable } from './new-password.ts'
import { hashPassword } from './password-hash.ts'
import { isPass } from './sign-up-pass.ts'
import { signUpRows } from './sign-up-rows.ts'
import { signatureOf } from './signature.ts'
import { issueToken } from './tokens.ts'

/** How long the same `Idempotency-Key` means the same sign-up, in seconds. */
const REMEMBERED = 24 * 3_600

/**
 * Makes an account that waits for its address to be confirmed, with the mail that asks for it: all in one
 * transaction, and one transaction per address at a time.
 *
 * Who signs up again before confirming begins anew: whoever came first with that address may have been a
 * stranger, and nothing of theirs (password, links, name) may be confirmed by its owner.
 *
 * @throws TOKEN_INVALID without a pass for the address; INVALID_INPUT; RATE_LIMITED; EMAIL_TAKEN
 */
export async function signUp(
  deps: AccountDeps,
  { body: form, caller }: { body: SignUp; caller: Caller },
): Promise<SignedUp> {
  const { db, secret } = deps
  const { email, password } = form
  if (!isPass(secret, email, form.pass)) throw new AppError('TOKEN_INVALID', 'no pass to sign up')
  refuseGuessable(password, email)
  await checkPlace(deps, form)
  // Not before, so that who mistypes is not locked out.
  await deps.limitRate('signUp', caller.address)
  // Before the transaction, which would keep a connection waiting for it.
  const rows = signUpRows(form, await hashPassword(password))
  const signedUp = await db.transaction(async (tx) => {
    await lockAddress(tx, email)
    const before = await findAccount(tx, { email })
    const request = requestOf(secret, caller.idempotencyKey, email)
    if (request && !(await spendOnce(tx, { key: request.key, seconds: REMEMBERED })) && before) {
      return { userId: before.userId, uploadToken: request.uploadToken }
    }
    if (before) await makeRoom(tx, before)
    return writeAccount(tx, { secret, rows, uploadToken: request?.uploadToken })
  })
  caller.afterwards(() => deliverMails(db))
  return signedUp
}

/** What is derived of a request that names itself, so that its repetition gets the same answer. */
function requestOf(secret: string, idempotencyKey: string | null, email: string) {
  if (idempotencyKey === null) return null
  const text = `${idempotencyKey}\0${email}`
  return {
    key: signatureOf({ secret, purpose: 'spent', text: `sign-up\0${text}` }),
    uploadToken: signatureOf({ secret, purpose: 'upload-token', text }),
  }
}

/** @throws EMAIL_TAKEN when the address is confirmed, or the account is one that an admin has made */
async function makeRoom(tx: Executor, before: Account): Promise<void> {
  if (before.confirmedAt !== null || before.passwordHash === null) {
    throw new AppError('EMAIL_TAKEN', 'the address has an account')
  }
  await deleteAccount(tx, before)
}

async function writeAccount(
  tx: Executor,
  {
    secret,
    rows,
    uploadToken,
  }: { secret: string; rows: NewAccount; uploadToken?: string | undefined },
): Promise<SignedUp> {
  const { email, locale = DEFAULT_LOCALE } = rows.user
  const userId = await insertAccount(tx, rows)
  const name = rows.profile.firstName ?? null
  const profession = rows.professional?.type ?? null
  await mailConfirmation(tx, { userId, email, locale, name, profession })
  await audit(tx, secret, { kind: 'sign-up', outcome: 'ok', actor: userId, subject: userId })
  const given = await issueToken(tx, { userId, purpose: 'upload-avatar' }, uploadToken)
  return { userId, uploadToken: given }
}
