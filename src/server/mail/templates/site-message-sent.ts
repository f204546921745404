import type { Mail } from '../mail.ts'
import { greet, type Letter, type LetterContext } from './letter.ts'

type Data = Extract<Mail, { template: 'site-message-sent' }>['data']

/** The copy of a message of the contact page, for a sender with a confirmed account. */
export function siteMessageSent({ name, message, code }: Data, { t }: LetterContext): Letter {
  return {
    subject: t('mail.site-message-sent.subject', { code }),
    heading: t('mail.site-message-sent.heading'),
    preheader: t('mail.site-message-sent.preheader'),
    greeting: greet(t, name),
    paragraphs: [t('mail.site-message-sent.intro'), t('mail.site-message-sent.code', { code })],
    quote: message,
    notes: [t('mail.site-message-sent.notYou')],
    why: t('mail.why.copy'),
  }
}
