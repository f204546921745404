import type { SiteMessageData } from '../mail.ts'
import { greet, type Letter, type LetterContext } from './letter.ts'

/** A message of the contact page, to the support of the site; answering the mail answers the sender. */
export function siteMessage(data: SiteMessageData, { t }: LetterContext): Letter {
  const { from, replyTo, phone, objective, message, code, hasAccount } = data
  return {
    subject: t('mail.site-message.subject', { code }),
    preheader: t('mail.site-message.preheader', { from }),
    heading: t('mail.site-message.preheader', { from }),
    greeting: greet(t, null),
    paragraphs: [
      t('mail.site-message.intro', {
        objective: t(`mail.site-message.objective.${objective}`),
      }),
    ],
    quote: message,
    notes: [
      t('mail.site-message.answer', { address: replyTo }),
      ...(phone === null ? [] : [t('mail.site-message.phone', { phone })]),
      hasAccount ? t('mail.site-message.account') : t('mail.site-message.noAccount'),
    ],
    why: t('mail.why.support'),
    replyTo,
  }
}
