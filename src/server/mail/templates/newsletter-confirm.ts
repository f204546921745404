import { PATHS } from '#lib/site/routes.ts'
import { greet, queryLink, type Letter, type LetterContext } from './letter.ts'

/** The link that confirms a subscription to the newsletter. */
export function newsletterConfirm({ token }: { token: string }, context: LetterContext): Letter {
  const { t } = context
  return {
    subject: t('mail.newsletter-confirm.subject'),
    preheader: t('mail.newsletter-confirm.preheader'),
    greeting: greet(t, null),
    paragraphs: [t('mail.newsletter-confirm.intro')],
    action: {
      label: t('mail.newsletter-confirm.action'),
      url: queryLink(context, PATHS.newsletterConfirm, token),
    },
    notes: [t('mail.newsletter-confirm.end'), t('mail.newsletter-confirm.notYou')],
    why: t('mail.why.typed'),
  }
}
