import { PATHS } from '#lib/site/routes.ts'
import type { Mail } from '../mail.ts'
import { greet, queryLink, type Letter, type LetterContext } from './letter.ts'

type Data = Extract<Mail, { template: 'newsletter-welcome' }>['data']

/** The first mail of the newsletter: where to choose topics, and how to leave. */
export function newsletterWelcome({ name, unsubscribe }: Data, context: LetterContext): Letter {
  const { t } = context
  return {
    subject: t('mail.newsletter-welcome.subject'),
    preheader: t('mail.newsletter-welcome.preheader'),
    greeting: greet(t, name),
    paragraphs: [t('mail.newsletter-welcome.intro')],
    action: {
      label: t('mail.newsletter-welcome.action'),
      url: queryLink(context, PATHS.newsletterPreferences, unsubscribe),
    },
    notes: [],
    why: t('mail.why.newsletter'),
    unsubscribe: {
      label: t('mail.newsletter-welcome.unsubscribe'),
      url: queryLink(context, PATHS.unsubscribe, unsubscribe),
    },
  }
}
