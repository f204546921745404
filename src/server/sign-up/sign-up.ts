import type { Executor } from '#db/client.ts'
import {
  findAccount,
  findSignUps,
  insertAccount,
  lockAddress,
  type NewAccount,
} from '#db/queries/accounts.ts'
import { voidTokens } from '#db/queries/tokens.ts'
import type { SignedUp, SignUp } from '#lib/accounts/sign-up.ts'
import type { WaitingMessage } from '#lib/contact/message-fields.ts'
import { AppError } from '#lib/http/errors.ts'
import { audit } from '#server/audit.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { checkRecipients } from '#server/contact/check-recipients.ts'
import { keepWaiting } from '#server/contact/keep-waiting.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import type { Once } from '#server/once.ts'
import { hashPassword } from '#server/passwords/password-hash.ts'
import { refuseGuessable } from '#server/passwords/refuse-guessable.ts'
import { limitWithin } from '#server/rate-limits/limit-within.ts'
import { findDevice } from '#server/sessions/device.ts'
import { hashOf, issueToken, randomToken } from '#server/tokens/tokens.ts'
import { checkSignUp } from './check-sign-up.ts'
import { limitMails } from './limit-mails.ts'
import { mailConfirmation } from './mail-confirmation.ts'
import { rememberSignUp } from './sign-up-browser.ts'
import { isPass } from './sign-up-pass.ts'
import { signUpRows } from './sign-up-rows.ts'

/**
 * Creates an unconfirmed account, its confirmation mail, and the message that waits for it, in one transaction; sign-ups
 * with the same address are serialized.
 *
 * Several sign-ups with one address can be pending, because any of them may be a stranger's. `confirmEmail` finds out
 * which is the owner's.
 *
 * @throws TOKEN_INVALID without a pass for the address; INVALID_INPUT; RATE_LIMITED; EMAIL_TAKEN; NOT_FOUND for a
 *   professional who is not public
 */
export async function signUp(
  deps: Dependencies,
  { body: form, caller, once }: { body: SignUp; caller: Caller; once: Once },
): Promise<SignedUp> {
  const { db, secret, siteUrl } = deps
  const { email, password } = form
  if (!isPass(secret, email, form.pass)) throw new AppError('TOKEN_INVALID', 'no pass to sign up')
  await refuseGuessable(password, { email, names: namesOf(form) })
  if (form.userType !== 'sender') await checkSignUp(deps, form)
  const waiting = form.contact && (await checkWaiting(deps, form.contact))
  // Counted after validation, so typos do not lock a person out.
  await deps.limitRate('signUp', caller.address)
  const browser = randomToken()
  // Hash before the transaction, so it does not hold a connection meanwhile.
  const rows = signUpRows(form, {
    passwordHash: await hashPassword(password),
    browser: hashOf(browser),
    device: findDevice(caller.userAgent),
  })
  rememberSignUp(caller, siteUrl, browser)
  const signedUp = await once((tx) => write(tx, { secret, rows, waiting }))
  caller.afterwards(() => deliverMails(db))
  return signedUp
}

function namesOf(form: SignUp): string[] {
  return form.userType === 'sender' ? [form.contact.name] : [form.firstName, form.lastName]
}

/** The message that the sign-up leaves, to professionals who exist. */
async function checkWaiting(
  deps: Pick<Dependencies, 'db'>,
  { to, ...message }: WaitingMessage,
): Promise<Waiting> {
  return { message, recipients: await checkRecipients(deps, to) }
}

type Waiting = Omit<Parameters<typeof keepWaiting>[1], 'senderId'>
type Writing = { secret: string; rows: NewAccount; waiting: Waiting | undefined }

/**
 * Writes an account if the address may have another one. Call it in a transaction.
 *
 * @returns RATE_LIMITED when the address has had too many mails
 * @throws EMAIL_TAKEN when the address is confirmed, or its account was created by an admin
 */
async function write(tx: Executor, writing: Writing): Promise<SignedUp | AppError> {
  const { secret, rows } = writing
  const { email } = rows.user
  await lockAddress(tx, email)
  const account = await findAccount(tx, { email })
  if (account && !account.isWaiting) throw new AppError('EMAIL_TAKEN', 'the address has an account')
  const limited =
    (await limitMails(tx, secret, email)) ?? (await limitWaiting(tx, secret, writing.waiting))
  return limited ?? writeAccount(tx, writing)
}

/** Counted when it is left, and not when it is sent: the person can still be told. */
async function limitWaiting(
  tx: Executor,
  secret: string,
  waiting: Waiting | undefined,
): Promise<AppError | null> {
  const [first, ...others] = (waiting?.recipients ?? []).map(
    ({ id }) => ['contactReceived', id] as const,
  )
  return first ? limitWithin(tx, secret, first, ...others) : null
}

async function writeAccount(tx: Executor, { secret, rows, waiting }: Writing): Promise<SignedUp> {
  const { email } = rows.user
  // The upload tokens of earlier sign-ups become void.
  for (const { userId } of await findSignUps(tx, email)) {
    await voidTokens(tx, { userId, purpose: 'upload-avatar' })
  }
  const userId = await insertAccount(tx, rows)
  if (waiting) await keepWaiting(tx, { senderId: userId, ...waiting })
  const account = await findAccount(tx, { userId })
  await mailConfirmation(tx, account!)
  await audit(tx, secret, { kind: 'sign-up', outcome: 'ok', actor: userId, subject: userId })
  return { userId, uploadToken: await issueToken(tx, { userId, purpose: 'upload-avatar' }) }
}
