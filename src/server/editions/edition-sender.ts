import type { Database } from '#db/client.ts'
import {
  giveUpEditionMail,
  isLastAttempt,
  putBackEditionMail,
} from '#db/queries/newsletter-failures.ts'
import { dropEditionMail, findReader, type TakenMail } from '#db/queries/newsletter-sending.ts'
import { findEditionText } from '#db/queries/newsletter-text.ts'
import type { EditionId } from '#lib/ids.ts'
import type { MailEnvironment } from '#server/env.ts'
import { log } from '#server/log.ts'
import { isSilent, readFailure } from '#server/mail/failed-delivery.ts'
import { isOneAddress } from '#server/mail/one-address.ts'
import { renderMail } from '#server/mail/render.ts'
import { letterbox } from '#server/mail/transport.ts'
import { unsubscribeToken } from '#server/unsubscribe/unsubscribe-token.ts'
import { editionTexts } from './edition-text.ts'
import { isEmpty } from './lacks-of.ts'

type Settings = { settings: MailEnvironment; siteUrl: string; secret: string }

export type EditionSender = {
  /**
   * Sends a mail that was taken out of the outbox, and puts it back when it surely was not accepted. One that a server
   * was handed and never answered stays sent: another attempt could be a second copy.
   */
  send: (mail: TakenMail) => Promise<void>
  /** False once no server answered: it would not accept the next one either. */
  isReachable: () => boolean
}

/** Sends mails of the newsletter; each edition is read once, and made for each reader. */
export function editionSender(
  db: Database,
  { settings, siteUrl, secret }: Settings,
): EditionSender {
  const box = letterbox(settings, new URL(siteUrl).hostname)
  const texts = new Map<EditionId, ReturnType<typeof editionTexts>>()
  let reachable = true

  function textsOf(id: EditionId) {
    const known =
      texts.get(id) ?? findEditionText(db, id).then((row) => editionTexts(db, row, siteUrl))
    texts.set(id, known)
    return known
  }

  async function attempt(mail: TakenMail) {
    try {
      const { id, locale, editionId: edition, subscriptionId } = mail
      const reader = await findReader(db, subscriptionId)
      const text = (await textsOf(edition))[locale]
      // Its articles may have been withdrawn since it began.
      if (!reader || isEmpty(text)) return { outcome: 'left' as const }
      if (!isOneAddress(reader.email)) return { outcome: 'refused' as const }
      const unsubscribe = unsubscribeToken(secret, {
        from: 'newsletter',
        id: subscriptionId,
        edition,
      })
      const data = { ...text, name: reader.name, unsubscribe }
      const rendered = await renderMail({ template: 'newsletter-edition', data }, locale, siteUrl)
      await box.send({ ...rendered, id, to: reader.email, locale })
      return { outcome: 'sent' as const }
    } catch (error) {
      const { failure, ...faults } = readFailure(error)
      return { outcome: failure, ...faults }
    }
  }

  return {
    isReachable: () => reachable,
    send: async (mail) => {
      const { outcome, ...faults } = await attempt(mail)
      if (outcome === 'sent') return
      if (outcome === 'left') return dropEditionMail(db, mail.id)
      if (isSilent(outcome)) reachable = false
      const mayBeOut = outcome === 'unanswered'
      const isOver = !mayBeOut && (outcome === 'refused' || isLastAttempt(mail))
      if (!mayBeOut) await (isOver ? giveUpEditionMail : putBackEditionMail)(db, mail)
      log({
        level: isOver ? 'error' : 'warn',
        job: 'newsletter',
        outcome,
        ...(isOver && { givenUp: true }),
        mail: mail.id,
        attempt: mail.attempts,
        ...faults,
      })
    },
  }
}
