import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import type { MailT } from '../texts.ts'

/** The parts of a mail, in the language of its reader; HTML and text are both made of them. */
export type Letter = {
  subject: string
  /** What lists of mails show beside the subject. */
  preheader: string
  greeting: string
  paragraphs: readonly string[]
  action?: { label: string; url: string }
  /** Below the action: how long it works, and what to do when nobody asked for this mail. */
  notes: readonly string[]
}

export type LetterContext = {
  locale: Locale
  t: MailT
  /** Without a slash at the end. */
  siteUrl: string
}

/** An address of the site in the language of the mail. */
export function siteLink({ locale, siteUrl }: LetterContext, path: string): string {
  return `${siteUrl}${localizedPath(path, locale)}`
}

/**
 * A link that carries a token in its fragment, which never reaches a server, a log or a `Referer`, so that
 * programs that open links in mails use nothing up.
 */
export function tokenLink(
  context: LetterContext,
  { path, parameters }: { path: string; parameters: Record<string, string> },
): string {
  return `${siteLink(context, path)}#${new URLSearchParams(parameters).toString()}`
}

/** The link to choosing a password. */
export function passwordLink(context: LetterContext, token: string): string {
  return tokenLink(context, {
    path: PATHS.resetPassword,
    parameters: { access_token: token, type: 'recovery' },
  })
}

/**
 * Mail programs make links of these by themselves. Host names take the ideographic full stops for dots too (UTS 46);
 * NFKC makes the other look-alikes (full-width signs, one dot leader) what they look like.
 */
const LINKS_ITSELF = /[/:@\\\p{C}]|[.\u3002\uff61]\S|www/iu
const LONGEST_NAME = 60

/**
 * Greets by name. Whoever signs up chooses the address and the name: a name that reads like a link or an
 * advertisement would make us send it to a stranger, so it is left out.
 */
export function greet(t: MailT, name: string | null): string {
  const usable =
    name !== null && name.length <= LONGEST_NAME && !LINKS_ITSELF.test(name.normalize('NFKC'))
  return usable ? t('mail.greetingByName', { name }) : t('mail.greeting')
}
