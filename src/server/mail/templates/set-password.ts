import { greet, passwordLink, type Letter, type LetterContext } from './letter.ts'

/** The link to set the first password of an account created by an admin. */
export function setPassword(
  { name, token }: { name: string | null; token: string },
  context: LetterContext,
): Letter {
  const { t } = context
  return {
    subject: t('mail.set-password.subject'),
    preheader: t('mail.set-password.preheader'),
    greeting: greet(t, name),
    paragraphs: [t('mail.set-password.intro')],
    action: { label: t('mail.set-password.action'), url: passwordLink(context, token) },
    notes: [t('mail.set-password.end'), t('mail.set-password.notYou')],
    why: t('mail.why.account'),
  }
}
