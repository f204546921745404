import { PATHS } from '#lib/site/routes.ts'
import { greet, siteLink, type Letter, type LetterContext } from './letter.ts'

type Data = { name: string | null; reason: string }

/** Tells the owner that signing in is possible again, and why. */
export function signInEnabled({ name, reason }: Data, context: LetterContext): Letter {
  const { t } = context
  return {
    subject: t('mail.sign-in-enabled.subject'),
    preheader: t('mail.sign-in-enabled.preheader'),
    greeting: greet(t, name),
    paragraphs: [t('mail.sign-in-enabled.intro')],
    quote: reason,
    action: { label: t('mail.sign-in-enabled.action'), url: siteLink(context, PATHS.signIn) },
    notes: [t('mail.sign-in-enabled.back')],
    why: t('mail.why.account'),
  }
}
