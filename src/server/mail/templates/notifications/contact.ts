import { PATHS } from '#lib/site/routes.ts'
import type { ContactData, Notified } from '../../mail.ts'
import { greet, siteLink, closing, type Letter, type LetterContext } from '../letter.ts'

/** A message to a professional; answering the mail answers the sender. */
export function contactMail(data: Notified<ContactData>, context: LetterContext): Letter {
  const { t } = context
  const { from, phone, code, objective } = data
  return {
    subject: t('mail.contact.subject', { from, code }),
    heading: t('mail.contact.heading', { from }),
    preheader: t('mail.contact.preheader'),
    greeting: greet(t, data.name),
    paragraphs: [
      t('mail.contact.intro', { from, objective: t(`mail.contact.objective.${objective}`) }),
      t('mail.contact.answer', { from, address: data.replyTo }),
    ],
    quote: data.message,
    action: {
      label: t('mail.contact.action'),
      url: siteLink(context, PATHS.contacts),
    },
    notes: [
      ...(phone === null ? [] : [t('mail.contact.phone', { phone })]),
      t('mail.contact.code', { code }),
    ],
    replyTo: data.replyTo,
    ...closing(context, 'contact', data.unsubscribe),
  }
}
