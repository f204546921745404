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
import { mailboxOf } from '#lib/accounts/mailbox.ts'
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
import { findDevice } from '#server/sessions/device.ts'
import { signatureOf } from '#server/signature.ts'
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
 * which is the owner's. Beyond the limit of mails of its mailbox a sign-up waits all the same, for the link of the last
 * mail: strangers must not keep the owner out.
 *
 * @throws TOKEN_INVALID without a pass for the address; INVALID_INPUT; RATE_LIMITED for the network alone; EMAIL_TAKEN;
 *   NOT_FOUND for a professional who is not public
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
    passwordHash: await hashPassword(password, saltOf(secret, email)),
    browser: hashOf(browser),
    device: findDevice(caller.userAgent),
  })
  rememberSignUp(caller, siteUrl, browser)
  const signedUp = await once((tx) => write(tx, { secret, rows, waiting }))
  caller.afterwards(() => deliverMails(db))
  return signedUp
}

/**
 * One salt for the sign-ups of an address, so that looking for a password among them costs one hash: strangers can make
 * any number, and the owner must not wait for them.
 */
function saltOf(secret: string, email: string): Buffer {
  const signature = signatureOf({ secret, purpose: 'sign-up-salt', text: mailboxOf(email) })
  return Buffer.from(signature, 'base64url').subarray(0, 16)
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
 * @throws EMAIL_TAKEN when the address is confirmed, or its account was created by an admin
 */
async function write(tx: Executor, { secret, rows, waiting }: Writing): Promise<SignedUp> {
  const { email } = rows.user
  await lockAddress(tx, email)
  const earlier = await findAccount(tx, { email })
  if (earlier && !earlier.isWaiting) throw new AppError('EMAIL_TAKEN', 'the address has an account')
  const same = (await findSignUps(tx, email)).filter((signUp) => signUp.email === email)
  await voidTokens(tx, { userId: same.map(({ userId }) => userId), purpose: 'upload-avatar' })
  const userId = await insertAccount(tx, rows)
  if (waiting) await keepWaiting(tx, { senderId: userId, ...waiting })
  const account = await findAccount(tx, { userId })
  const limited = await limitMails(tx, secret, email)
  if (!limited) await mailConfirmation(tx, account!)
  await audit(tx, secret, { kind: 'sign-up', outcome: 'ok', actor: userId, subject: userId })
  const uploadToken = await issueToken(tx, { userId, purpose: 'upload-avatar' })
  return { userId, uploadToken, isMailed: limited === null }
}
