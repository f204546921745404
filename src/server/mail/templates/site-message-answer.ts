import { SITE } from '#lib/site/identity.ts'
import type { SiteMessageAnswerData } from '../mail.ts'
import { greet, type Letter, type LetterContext } from './letter.ts'

/** What an admin answers to a message of the contact page; answering the mail reaches the support. */
export function siteMessageAnswer(
  { name, answer, code }: SiteMessageAnswerData,
  { t }: LetterContext,
): Letter {
  return {
    subject: t('mail.site-message-answer.subject', { code }),
    heading: t('mail.site-message-answer.heading'),
    preheader: t('mail.site-message-answer.preheader'),
    greeting: greet(t, name),
    paragraphs: [t('mail.site-message-answer.intro')],
    quote: answer,
    notes: [t('mail.site-message-answer.code', { code }), t('mail.site-message-answer.notYou')],
    why: t('mail.why.typed'),
    replyTo: SITE.supportEmail,
  }
}
