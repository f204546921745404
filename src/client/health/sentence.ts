import { perLocale } from '#lib/format/per-locale.ts'
import { FLAGS, shownFlags, type AllowedFields } from '#lib/health/flags.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import { longDay } from './days.ts'

/** Of a sentence: what was chosen is marked. */
export type Piece = { text: string; isMarked: boolean }

export type Share = {
  /** How the professional is addressed. */
  name: string
  allowedFields: AllowedFields
  /** The last day, `YYYY-MM-DD`; null without one. */
  expiresOn: string | null
}

const lists = perLocale((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }))

// Of the private use area: no text contains them.
const WHAT = '\uE000'
const UNTIL = '\uE001'

/**
 * What somebody sees of a person and until when, as one sentence: "Leire verá tu peso y tu tensión hasta el 24 de
 * diciembre." What is withheld is not in it.
 *
 * @param tense `will` before it is granted, `now` afterwards
 */
export function shareSentence(
  { name, allowedFields, expiresOn }: Share,
  tense: 'now' | 'will',
  { t, locale }: { t: T<'healthShared' | 'healthSharing' | 'sharing'>; locale: Locale },
): Piece[] {
  const shown = shownFlags(allowedFields)
  const amount = shown.length === 0 ? 'none' : 'some'
  const end = expiresOn === null ? 'open' : 'until'
  const template = t(`healthSharing.sentence.${tense}.${amount}.${end}`, {
    name,
    what: WHAT,
    until: UNTIL,
  })
  const what = (): Piece[] => {
    if (amount === 'none') return [marked(t(`healthSharing.sentence.${tense}.nothing`))]
    if (shown.length === FLAGS.length) return [marked(t('healthSharing.sentence.everything'))]
    const names = shown.map((flag) => t(`healthSharing.sentence.flag.${flag}`))
    return lists(locale)
      .formatToParts(names)
      .map(({ type, value }) => ({ text: value, isMarked: type === 'element' }))
  }
  return template.split(/([\uE000\uE001])/).flatMap((text): Piece[] => {
    if (text === WHAT) return what()
    if (text === UNTIL) return [marked(longDay(expiresOn!, locale))]
    return text === '' ? [] : [{ text, isMarked: false }]
  })
}

const marked = (text: string): Piece => ({ text, isMarked: true })
