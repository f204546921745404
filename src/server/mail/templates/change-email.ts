import { PATHS } from '#lib/site/routes.ts'
import { tokenLink, type Letter, type LetterContext } from './letter.ts'

/** The link that gives an account this address. Without a name: somebody may have typed another person's address. */
export function changeEmail({ token }: { token: string }, context: LetterContext): Letter {
  const { t } = context
  return {
    subject: t('mail.change-email.subject'),
    preheader: t('mail.change-email.preheader'),
    greeting: t('mail.greeting'),
    paragraphs: [t('mail.change-email.intro')],
    action: {
      label: t('mail.change-email.action'),
      url: tokenLink(context, { path: PATHS.home, parameters: { token, type: 'email-change' } }),
    },
    notes: [t('mail.change-email.end'), t('mail.change-email.notYou')],
    why: t('mail.why.typed'),
  }
}
