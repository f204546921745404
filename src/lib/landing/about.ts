import { perLocale } from '#lib/format/per-locale.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import type { LandingFacts } from './landing.ts'

/** What the sentences of a page are made of. */
export type About = {
  type: ProfessionalType
  /** The city as it is shown; null on the page of a speciality. */
  place: string | null
  /** As the list counts them: up to `LIST_END`. */
  total: number
  isMore: boolean
  /** The first one's shown name, which stands for all when there is one. */
  name: string
  facts: LandingFacts
}

export type Words = { t: T<'landing' | 'list' | 'professionals'>; locale: Locale }

const lists = perLocale((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }))

/** Below this many reviews an average says little. */
export const FEW_REVIEWS = 5

/** The items as a sentence names them: "fuerza, movilidad y resistencia". */
export function listed(items: readonly string[], locale: Locale): string {
  return lists(locale).format(items)
}

/** "todos", "los dos". */
export function allOf(total: number, t: T<'landing'>): string {
  return total === 2 ? t('landing.bothOfThem') : t('landing.everybody')
}

/** A label within a sentence. */
export function uncapitalised(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1)
}
