import {
  confirmAddress,
  deleteOtherSignUps,
  findAccount,
  findSignUps,
  lockAddress,
  publishProfessional,
  type Account,
} from '#db/queries/accounts.ts'
import { voidTokens } from '#db/queries/tokens.ts'
import type { ConfirmEmail } from '#lib/confirmation/contract.ts'
import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import { AppError } from '#lib/http/errors.ts'
import type { UserId } from '#lib/ids.ts'
import { audit } from '#server/audit.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { verifyPassword } from '#server/passwords/password-hash.ts'
import { deliverPurges } from '#server/purges/deliver.ts'
import { queuePurge } from '#server/purges/queue.ts'
import { ownerOfToken, redeemToken } from '#server/tokens/tokens.ts'
import { forgetSignUp, signUpBrowserOf } from './sign-up-browser.ts'

type Input = { body: ConfirmEmail; caller: Caller }

/**
 * Confirms the address that a link was mailed to, and so publishes a professional.
 *
 * The link shows that its reader has the address; anybody may have signed up with it, also more than once. Which
 * sign-up becomes the account is told by the browser that made it, or by its password: a stranger's never does by a
 * click in the owner's inbox. The others are deleted.
 *
 * @throws TOKEN_INVALID; INVALID_INPUT with `password`, `required` or `wrong_password`: the link stays good
 */
export async function confirmEmail(
  { db, secret, siteUrl }: Dependencies,
  { body: { token, password }, caller }: Input,
): Promise<Done> {
  const link = { token, purpose: 'confirm-email' } as const
  const owner = await ownerOfToken(db, link)
  const account = owner && (await findAccount(db, { userId: owner }))
  if (!account?.isWaiting) throw invalidLink()
  const { email } = account
  const browser = signUpBrowserOf(caller, siteUrl)
  const userId = await chooseSignUp(await findSignUps(db, email), { account, browser, password })
  await db.transaction(async (tx) => {
    await lockAddress(tx, email)
    // An admin may have made an account for the address meanwhile.
    if (!(await findAccount(tx, { email }))?.isWaiting) throw invalidLink()
    // Of many who open the link at once one succeeds; a sign-up that is gone meanwhile does not.
    if (!(await redeemToken(tx, link)) || !(await confirmAddress(tx, userId))) throw invalidLink()
    await deleteOtherSignUps(tx, { email, kept: userId })
    // Also the one by which a picture can be sent without a session.
    await voidTokens(tx, { userId })
    await audit(tx, secret, { kind: 'email-confirmed', outcome: 'ok', subject: userId })
    const pages = (await publishProfessional(tx, userId)).map((id) => CACHE_TAGS.professional(id))
    if (pages.length > 0) await queuePurge(tx, [...pages, CACHE_TAGS.professionals])
  })
  forgetSignUp(caller, siteUrl)
  caller.afterwards(() => deliverPurges(db))
  return DONE
}

type Proof = { account: Account; browser: string | null; password: string | undefined }

async function chooseSignUp(
  signUps: Awaited<ReturnType<typeof findSignUps>>,
  { account, browser, password }: Proof,
): Promise<UserId> {
  const own = signUps.find((signUp) => browser !== null && signUp.browser === browser)
  if (own) return own.userId
  if (password === undefined) throw wrong('required')
  // That of the link first: each password takes a while to check.
  const mailed = signUps.filter(({ userId }) => userId === account.userId)
  const others = signUps.filter(({ userId }) => userId !== account.userId)
  for (const { userId, passwordHash } of [...mailed, ...others]) {
    if (await verifyPassword(passwordHash, password)) return userId
  }
  throw wrong('wrong_password')
}

const invalidLink = () => new AppError('TOKEN_INVALID', 'the link is not good')
const wrong = (problem: string) =>
  new AppError('INVALID_INPUT', 'not who signed up', { fields: { password: problem } })
