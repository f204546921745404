import { PATHS } from '#lib/site/routes.ts'
import type { ContactSentData } from '../mail.ts'
import { greet, siteLink, type Letter, type LetterContext } from './letter.ts'

/** The sender's copy of a message to a professional. It does not give the professional's address away. */
export function contactSent(data: ContactSentData, context: LetterContext): Letter {
  const { t } = context
  const professional = data.professional ?? t('mail.contact-sent.somebody')
  return {
    subject: t('mail.contact-sent.subject', { code: data.code }),
    heading: t('mail.contact-sent.heading', { professional }),
    preheader: t('mail.contact-sent.preheader', { professional }),
    greeting: greet(t, data.name),
    paragraphs: [t('mail.contact-sent.intro'), t('mail.contact-sent.code', { code: data.code })],
    quote: data.message,
    action: {
      label: t('mail.contact-sent.action'),
      url: `${siteLink(context, PATHS.profile)}#requests`,
    },
    notes: [t('mail.contact-sent.next', { professional })],
    why: t('mail.why.copy'),
  }
}
