import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import type { MutableKind } from '#lib/notifications/kinds.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { PATHS, profilePath } from '#lib/site/routes.ts'
import type { OfProfile, Written } from '../mail.ts'
import type { MailT } from '../texts.ts'

/** The parts of a mail in the recipient's language, from which HTML and text are rendered. */
export type Letter = {
  subject: string
  /** Preview text in the inbox. */
  preheader: string
  /** The fact that the mail is about; without it, its subject. */
  heading?: string
  /** Who writes; the picture is a path of the site. */
  person?: { name: string; line: string; picture: string | null; type: ProfessionalType }
  greeting: string
  /** The first continues the greeting. */
  paragraphs: readonly string[]
  /** What another person wrote, after the paragraphs; always shown as text. */
  quote?: string
  /** What an editor wrote, instead of paragraphs: HTML that is sanitised and escaped already, and the same as text. */
  content?: { html: string; text: string }
  /** What there is to read, with its addresses. */
  reading?: { heading: string; items: readonly { title: string; excerpt: string; url: string }[] }
  action?: { label: string; url: string }
  /** Below the button: how long the link is valid, and what to do when the mail was not requested. */
  notes: readonly string[]
  /** Why the recipient gets it; below, the ways to stop it. */
  why: string
  /** The address that an answer goes to; without it, that of the site. */
  replyTo?: string
  /** Where the reader chooses what to get. */
  preferences?: { label: string; url: string }
  /** Ends mails of this kind: a link below, and the header of one-click unsubscription (RFC 8058). */
  unsubscribe?: { label: string; url: string }
}

export type LetterContext = {
  locale: Locale
  t: MailT
  /** Without a trailing slash. */
  siteUrl: string
}

/** The paragraphs, of which the first continues the greeting. */
export function opening({ greeting, paragraphs: [first, ...others] }: Letter): string[] {
  return [first === undefined ? greeting : `${greeting} ${first}`, ...others]
}

/** A URL of the site in the language of the mail. */
export function siteLink({ locale, siteUrl }: LetterContext, path: string): string {
  return `${siteUrl}${localizedPath(path, locale)}`
}

/** The reviews of a profile. */
export function reviewsLink(
  context: LetterContext,
  { professionalType, professionalId }: OfProfile,
): string {
  return `${siteLink(context, profilePath(professionalType, professionalId))}#reviews`
}

/**
 * A link with a token in its fragment, which never reaches a server, a log or a `Referer`; so mail scanners that open
 * links do not consume it.
 */
export function tokenLink(
  context: LetterContext,
  { path, parameters }: { path: string; parameters: Record<string, string> },
): string {
  return `${siteLink(context, path)}#${new URLSearchParams(parameters).toString()}`
}

/** The link to the page that sets a password. */
export function passwordLink(context: LetterContext, token: string): string {
  return tokenLink(context, {
    path: PATHS.resetPassword,
    parameters: { access_token: token, type: 'recovery' },
  })
}

/**
 * Mail clients turn these into links. Host names accept ideographic full stops as dots too (UTS 46); NFKC maps the
 * other look-alikes (full-width signs, one dot leader).
 */
const LINKS_ITSELF = /[/:@\\\p{C}]|[.\u3002\uff61]\S|www/iu
const LONGEST_NAME = 60

/**
 * Greets by name. The sign-up form sets both address and name: a name that looks like a link or an advertisement would
 * make us send spam to a stranger, so it is left out.
 */
export function greet(t: MailT, name: string | null): string {
  const usable =
    name !== null && name.length <= LONGEST_NAME && !LINKS_ITSELF.test(name.normalize('NFKC'))
  return usable ? t('mail.greetingByName', { name }) : t('mail.greeting')
}

/** The end of a notification's mail: why it came, and the link that ends mails of its kind. */
export function closing(
  context: LetterContext,
  kind: MutableKind,
  token: string,
): Required<Pick<Letter, 'why' | 'unsubscribe'>> {
  const url = queryLink(context, PATHS.unsubscribe, token)
  return {
    why: context.t(`mail.why.${kind}`),
    unsubscribe: { label: context.t(`mail.unsubscribe.${kind}`), url },
  }
}

/** The professional who writes, above the text. */
export function personOf(
  { t }: LetterContext,
  { professional, writer }: Written & { professional: string | null },
): Pick<Letter, 'person'> {
  if (professional === null || !writer) return {}
  const { type, city, picture } = writer
  const profession = t(`mail.writer.${type}`)
  return {
    person: {
      name: professional,
      line: city === null ? profession : t('mail.writer.place', { profession, city }),
      picture,
      type,
    },
  }
}

/**
 * A link with a token in its query, for pages that also work without JavaScript. Opening it changes nothing: the page
 * has a button.
 */
export function queryLink(context: LetterContext, path: string, token: string): string {
  return `${siteLink(context, path)}?${new URLSearchParams({ token }).toString()}`
}
