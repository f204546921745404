import { PATHS } from '#lib/site/routes.ts'
import { SITE } from '#lib/site/identity.ts'
import { greet, siteLink, type Letter, type LetterContext } from './letter.ts'

/** Notifies the owner that the password has changed: it may have been somebody else. */
export function passwordChanged({ name }: { name: string | null }, context: LetterContext): Letter {
  const { t } = context
  return {
    subject: t('mail.password-changed.subject'),
    preheader: t('mail.password-changed.preheader'),
    greeting: greet(t, name),
    paragraphs: [t('mail.password-changed.intro'), t('mail.password-changed.notYou')],
    action: {
      label: t('mail.password-changed.action'),
      url: siteLink(context, PATHS.forgotPassword),
    },
    notes: [t('mail.password-changed.support', { address: SITE.supportEmail })],
    why: t('mail.why.account'),
  }
}
