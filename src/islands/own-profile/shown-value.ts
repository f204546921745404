import type { FieldPath } from 'react-hook-form'
import { ACTIVITY_LEVELS, GENDERS } from '#lib/accounts/person.ts'
import { countryName } from '#lib/format/country.ts'
import { formatDate } from '#lib/format/date.ts'
import { languageName } from '#lib/format/language.ts'
import { cityName, type Locations } from '#lib/locations/schemas.ts'
import { PLATFORM_NAME, type SocialNetwork } from '#lib/fields/social-network.ts'
import { LOCALES, type Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import { isOneOf } from '#lib/one-of.ts'
import { GOALS } from '#lib/professionals/goals.ts'
import { MODALITIES } from '#lib/professionals/modality.ts'
import { ALL_OBJECTIVES } from '#lib/professionals/objectives.ts'
import { ALL_SPECIALTIES } from '#lib/professionals/specialties.ts'
import type { ProfileForm } from './form-values.ts'

type Words = {
  t: T<'account' | 'professionals'>
  locale: Locale
  locations: Locations | undefined
}

type Name = (t: T<'account' | 'professionals'>, slug: string) => string | undefined

/** The labels of slugs; undefined for one that predates a shortened list. */
const NAMES: Partial<Record<FieldPath<ProfileForm>, Name>> = {
  language: (t, slug) =>
    isOneOf(LOCALES, slug) ? t(`account.mails.languages.${slug}`) : undefined,
  'person.gender': (t, slug) =>
    isOneOf(GENDERS, slug) ? t(`account.person.genders.${slug}`) : undefined,
  'athlete.activityLevel': (t, slug) =>
    isOneOf(ACTIVITY_LEVELS, slug) ? t(`account.athlete.level.${slug}`) : undefined,
  'athlete.mainGoal': (t, slug) =>
    isOneOf(GOALS, slug) ? t(`professionals.goal.${slug}`) : undefined,
  'professional.modality': (t, slug) =>
    isOneOf(MODALITIES, slug) ? t(`professionals.modality.${slug}`) : undefined,
  'professional.specialization': (t, slug) =>
    isOneOf(ALL_SPECIALTIES, slug) ? t(`professionals.specialty.${slug}`) : undefined,
  'professional.objectives': (t, slug) =>
    isOneOf(ALL_OBJECTIVES, slug) ? t(`professionals.objective.${slug}`) : undefined,
}

/** A form value as text; empty when there is none. */
export function shownValue(path: FieldPath<ProfileForm>, value: unknown, words: Words): string {
  if (typeof value === 'boolean') return words.t(value ? 'account.yes' : 'account.no')
  if (Array.isArray(value)) {
    const parts = value.map((item: unknown) => shownValue(path, item, words))
    return parts.filter(Boolean).join(', ')
  }
  if (typeof value === 'string') return value === '' ? '' : shownText(path, value, words)
  return networkText(value as SocialNetwork)
}

function shownText(path: FieldPath<ProfileForm>, text: string, words: Words): string {
  const { t, locale, locations } = words
  const name = NAMES[path]?.(t, text)
  if (name) return name
  if (path.endsWith('.country')) return countryName(text, locale)
  if (path.endsWith('.city')) {
    const names = locations?.countries.map((country) => cityName(country, text))
    return names?.find(Boolean) ?? text
  }
  if (path === 'professional.languages') return languageName(text, locale)
  if (path === 'person.birthDate' && isDay(text)) return formatDate(text, locale)
  return text
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

const networkText = ({ platform, url, isPrimary }: SocialNetwork) =>
  url === '' ? '' : `${PLATFORM_NAME[platform]}${isPrimary ? ' ★' : ''}: ${url}`
