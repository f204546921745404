import { randomUUID } from 'node:crypto'
import type { Executor } from '#db/client.ts'
import { findAccount, type Account } from '#db/queries/accounts.ts'
import { insertSiteMessage } from '#db/queries/site-messages.ts'
import type { Actor } from '#lib/actor.ts'
import { AppError } from '#lib/http/errors.ts'
import { SITE } from '#lib/site/identity.ts'
import type { SiteMessage, SiteMessageSent } from '#lib/site-messages/schemas.ts'
import { SiteMessageId } from '#lib/ids.ts'
import { siteMessageCode } from '#lib/site-messages/tracking-code.ts'
import type { Caller } from '#server/caller.ts'
import { spendChallenge } from '#server/challenge/spend-challenge.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import { queueMail } from '#server/mail/queue.ts'
import type { Once } from '#server/once.ts'
import { rateLimiter } from '#server/rate-limits/rate-limiter.ts'
import { refusalOf } from '#server/refusal-of.ts'

/** What is written; without a challenge only for who is signed in. */
type Written = Omit<SiteMessage, 'challenge'> & { challenge?: SiteMessage['challenge'] | undefined }
type Input = { actor: Actor; body: Written; caller: Caller; once: Once }

/**
 * Stores a message of the contact page and mails it to the support of the site, in one transaction.
 *
 * The address in the form is anybody's: what was typed goes back only to the confirmed address of who is signed in.
 *
 * @throws INVALID_INPUT for a challenge that was not met, which is then used up; RATE_LIMITED
 */
export async function createSiteMessage(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, body, caller, once }: Input,
): Promise<SiteMessageSent> {
  // Inside, so that a retry waits for the first call instead of finding its challenge used.
  const sent = await once(async (tx) => {
    const refusal = await refusalOf(() => admit(tx, secret, { actor, body, caller }))
    return refusal ?? write(tx, actor, body)
  })
  caller.afterwards(() => deliverMails(db))
  return sent
}

/** The challenge first: a wrong answer is no message, and is not counted as one. */
async function admit(
  tx: Executor,
  secret: string,
  { actor, body: { challenge }, caller }: Omit<Input, 'once'>,
): Promise<void> {
  if (challenge) await spendChallenge({ db: tx, secret }, challenge)
  else if (actor.kind === 'visitor') throw unanswered()
  const ofUser = actor.kind === 'visitor' ? [] : [['siteMessageOfUser', actor.userId] as const]
  await rateLimiter(tx, secret)('siteMessage', caller.address, ...ofUser)
}

const unanswered = () =>
  new AppError('INVALID_INPUT', 'no challenge', { fields: { 'challenge.answer': 'required' } })

async function write(tx: Executor, actor: Actor, body: Written): Promise<SiteMessageSent> {
  const id = SiteMessageId.parse(randomUUID())
  const code = siteMessageCode(id, Date.now())
  const senderId = actor.kind === 'visitor' ? null : actor.userId
  const { name, email, objective, message } = body
  const phone = body.phone || null
  await insertSiteMessage(tx, { id, senderId, code, name, email, phone, objective, message })
  await queueMail(tx, {
    key: `site-message:${id}`,
    to: SITE.supportEmail,
    locale: 'es',
    template: 'site-message',
    data: { from: name, replyTo: email, phone, objective, message, code, hasAccount: !!senderId },
  })
  const account = senderId && (await findAccount(tx, { userId: senderId }))
  if (!account?.confirmedAt) return { code, copied: false }
  await mailCopy(tx, account, { id, code, message })
  return { code, copied: true }
}

type Copy = { id: string; code: string; message: string }

async function mailCopy(tx: Executor, account: Account, { id, code, message }: Copy) {
  const { email, locale, name } = account
  await queueMail(tx, {
    key: `site-message-sent:${id}`,
    to: email,
    locale,
    template: 'site-message-sent',
    data: { name, message, code },
  })
}
