import {
  confirmAddress,
  deleteOtherSignUps,
  findAccount,
  findSignUps,
  lockAddress,
  showOrHide,
  wantsNewsletter,
} from '#db/queries/accounts.ts'
import { findRecipient } from '#db/queries/notifications.ts'
import { voidTokens } from '#db/queries/tokens.ts'
import { tagsOfProfessionals } from '#lib/http/cache-tags.ts'
import type { Sent } from '#lib/contact/schemas.ts'
import type { ConfirmEmail } from '#lib/confirmation/schemas.ts'
import { AppError } from '#lib/http/errors.ts'
import { audit } from '#server/audit.ts'
import type { Caller } from '#server/caller.ts'
import { sendWaiting } from '#server/contact/send-waiting.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import { followAccount } from '#server/newsletter/follow-account.ts'
import { findPassword } from '#server/passwords/password-hash.ts'
import { deliverPurges } from '#server/publishing/deliver-purges.ts'
import { publishChange } from '#server/publishing/publish-change.ts'
import { deviceOf } from '#server/sessions/device.ts'
import { sessionCookieName, sessionCookies } from '#server/sessions/session-cookie.ts'
import { beginAnew } from '#server/sessions/sessions.ts'
import { invalidLink } from '#server/tokens/invalid-link.ts'
import { ownerOfToken, redeemToken } from '#server/tokens/tokens.ts'
import { forgetSignUp, signUpBrowserOf } from './sign-up-browser.ts'

type Input = { body: ConfirmEmail; caller: Caller }

/**
 * Confirms an email address by its mailed link, which publishes a professional, and sends the messages that waited. The
 * browser that signed up is signed in: the password was chosen there a moment ago.
 *
 * The link proves that its bearer has the mailbox; but anybody may have signed up with the address, several times. The
 * sign-up that becomes the account is identified by the browser that made it, or by its password: a click by the
 * mailbox owner must never confirm a stranger's. The others of its address are deleted.
 *
 * @throws TOKEN_INVALID; INVALID_INPUT with `password`, `required` or `wrong_password`: the link stays valid
 */
export async function confirmEmail(
  { db, secret, siteUrl }: Dependencies,
  { body: { token, password }, caller }: Input,
): Promise<Sent> {
  const link = { token, purpose: 'confirm-email' } as const
  const owner = await ownerOfToken(db, link)
  const account = owner && (await findAccount(db, { userId: owner }))
  if (!account?.isWaiting) throw invalidLink()
  const browser = signUpBrowserOf(caller, siteUrl)
  const signUps = await findSignUps(db, account.email)
  const { userId, email, ...signUp } = await chooseSignUp(signUps, { browser, password })
  // Another account that is signed in here stays.
  const hasSession = caller.cookies[sessionCookieName(siteUrl)] !== undefined
  const maySignIn = browser !== null && signUp.browser === browser && !hasSession
  const { items, begun } = await db.transaction(async (tx) => {
    await lockAddress(tx, email)
    // An admin may have created an account for the address meanwhile.
    if (!(await findAccount(tx, { email }))?.isWaiting) throw invalidLink()
    // Of concurrent calls with the link one succeeds; a sign-up deleted meanwhile does not.
    if (!(await redeemToken(tx, link)) || !(await confirmAddress(tx, userId))) throw invalidLink()
    await deleteOtherSignUps(tx, { email, kept: userId })
    // A subscription that a visitor made stays, whatever the sign-up says.
    if (await wantsNewsletter(tx, userId)) await followAccount(tx, userId, true)
    // Also the token for uploading a picture without a session.
    await voidTokens(tx, { userId })
    await audit(tx, secret, { kind: 'email-confirmed', outcome: 'ok', subject: userId })
    await publishChange(tx, tagsOfProfessionals(await showOrHide(tx, userId)))
    const sender = await findRecipient(tx, userId)
    // After the mails to this address were deleted, because it queues one.
    const sent = sender ? await sendWaiting(tx, secret, { ...sender, userId }) : []
    if (!maySignIn) return { items: sent, begun: null }
    await audit(tx, secret, { kind: 'sign-in', outcome: 'ok', actor: userId, subject: userId })
    const here = { device: deviceOf(caller.userAgent), knownDeviceId: null }
    return { items: sent, begun: await beginAnew(tx, userId, here) }
  })
  forgetSignUp(caller, siteUrl)
  const cookies = begun ? await sessionCookies(begun, signUp.role, { secret, siteUrl }) : []
  for (const line of cookies) caller.setCookie(line)
  caller.afterwards(() => deliverPurges(db))
  caller.afterwards(() => deliverMails(db))
  return { items }
}

type SignUp = Awaited<ReturnType<typeof findSignUps>>[number]
type Proof = { browser: string | null; password: string | undefined }

async function chooseSignUp(
  signUps: readonly SignUp[],
  { browser, password }: Proof,
): Promise<SignUp> {
  const own = signUps.find((signUp) => browser !== null && signUp.browser === browser)
  if (own) return own
  if (password === undefined) throw wrong('required')
  const hashes = signUps.map(({ passwordHash }) => passwordHash)
  const matching = signUps[await findPassword(hashes, password)]
  if (!matching) throw wrong('wrong_password')
  return matching
}

const wrong = (problem: string) =>
  new AppError('INVALID_INPUT', 'not who signed up', { fields: { password: problem } })
