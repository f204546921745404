import type { Database } from '#db/client.ts'
import {
  claimMail,
  giveUpMail,
  LAST_ATTEMPT,
  markMailSent,
  type ClaimedMail,
} from '#db/queries/mail-outbox.ts'
import { env, findMailEnv } from '#server/env.ts'
import { log } from '#server/log.ts'
import { SECONDS_TO_SUBSCRIBE } from '#lib/newsletter/schemas.ts'
import { LIFETIME } from '#server/tokens/tokens.ts'
import { isSilent, readFailure } from './failed-delivery.ts'
import type { Mail } from './mail.ts'
import { isOneAddress } from './one-address.ts'
import type { Letterbox } from './transport.ts'

/** Even with one more mail after it, within the thirty seconds of a scheduled function. */
const BUDGET_MS = 10_000

/**
 * Sends the due mails of the outbox, one after the other. An unsent mail stays in the outbox and is retried by the
 * next call.
 *
 * @throws database errors
 */
export async function deliverMails(db: Database): Promise<void> {
  const settings = findMailEnv()
  if (!settings) {
    log({ level: 'error', job: 'mail', outcome: 'not-configured' })
    return
  }
  const siteUrl = env().SITE_URL.replace(/\/+$/, '')
  const endsAt = performance.now() + BUDGET_MS
  let box: Letterbox | undefined
  while (performance.now() < endsAt) {
    const mail = await claimMail(db)
    if (!mail) return
    // On first use: nodemailer alone would cost every cold start a third of its time.
    const { letterbox } = await import('./transport.ts')
    box ??= letterbox(settings, new URL(siteUrl).hostname)
    if (isSilent(await deliver(db, { mail, box, siteUrl }))) return
  }
}

type Delivery = { mail: ClaimedMail; box: Letterbox; siteUrl: string }

async function deliver(db: Database, delivery: Delivery) {
  const { mail } = delivery
  const started = performance.now()
  const { outcome, ...faults } = await attempt(delivery)
  const isOver = ['refused', 'expired'].includes(outcome) || mail.attempts >= LAST_ATTEMPT
  if (outcome === 'sent') await markMailSent(db, mail.id)
  else if (isOver) await giveUpMail(db, mail.id)
  log({
    level: outcome === 'sent' ? 'info' : isOver ? 'error' : 'warn',
    job: 'mail',
    outcome,
    ...(isOver && outcome !== 'sent' && { givenUp: true }),
    mail: mail.id,
    template: mail.template,
    attempt: mail.attempts,
    durationMs: Math.round(performance.now() - started),
    ...faults,
  })
  return outcome
}

async function attempt({ mail, box, siteUrl }: Delivery) {
  const { id, to, locale } = mail
  if (isExpired(mail)) return { outcome: 'expired' as const }
  try {
    const { renderMail } = await import('./render.ts')
    // Written by `queueMail`, which only accepts a Mail.
    const rendered = await renderMail(mail as unknown as Mail, locale, siteUrl)
    if (![to, rendered.replyTo ?? to].every(isOneAddress)) return { outcome: 'refused' as const }
    await box.send({ ...rendered, id, to, locale })
    return { outcome: 'sent' as const }
  } catch (error) {
    const { failure, ...faults } = readFailure(error)
    return { outcome: failure, ...faults }
  }
}

/** Do not send a link that has already expired. */
function isExpired({ template, ageSeconds }: ClaimedMail): boolean {
  const lifetimes: Partial<Record<string, number>> = {
    ...LIFETIME,
    'newsletter-confirm': SECONDS_TO_SUBSCRIBE,
  }
  return ageSeconds >= (lifetimes[template] ?? Infinity)
}
