import { greet, passwordLink, type Letter, type LetterContext } from './letter.ts'

/** The password reset link. */
export function resetPassword(
  { name, token }: { name: string | null; token: string },
  context: LetterContext,
): Letter {
  const { t } = context
  return {
    subject: t('mail.reset-password.subject'),
    preheader: t('mail.reset-password.preheader'),
    greeting: greet(t, name),
    paragraphs: [t('mail.reset-password.intro')],
    action: { label: t('mail.reset-password.action'), url: passwordLink(context, token) },
    notes: [t('mail.reset-password.end'), t('mail.reset-password.notYou')],
    why: t('mail.why.account'),
  }
}
