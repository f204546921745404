import type { FieldPath } from 'react-hook-form'
import type { ActivityLevel, Gender } from '#lib/accounts/person.ts'
import { countryName } from '#lib/format/country.ts'
import { formatDate } from '#lib/format/date.ts'
import { languageName } from '#lib/format/language.ts'
import { type Locale } from '#lib/i18n/locales.ts'
import { cityName, type Locations } from '#lib/locations/contract.ts'
import { PLATFORM_NAME, type SocialNetwork } from '#lib/fields/social-networks.ts'
import {
  GOAL_KEY,
  keyOf,
  MODALITY_KEY,
  OBJECTIVE_KEY,
  SPECIALTY_KEY,
} from '#lib/professionals/labels.ts'
import { ACTIVITY_KEY } from './athlete-section.tsx'
import { GENDER_KEY, LANGUAGE_KEY } from './basic-sections.tsx'
import type { ProfileForm } from './form-values.ts'
import type { OwnProfileKey, OwnProfileT } from './texts.ts'

type Words = { t: OwnProfileT; locale: Locale; locations: Locations | undefined }

/** Where a value is a slug, the names of all its values. */
const NAMES: Partial<Record<FieldPath<ProfileForm>, Readonly<Record<string, OwnProfileKey>>>> = {
  language: LANGUAGE_KEY,
  'person.gender': GENDER_KEY satisfies Record<Gender, OwnProfileKey>,
  'athlete.activityLevel': ACTIVITY_KEY satisfies Record<ActivityLevel, OwnProfileKey>,
  'athlete.mainGoal': GOAL_KEY,
  'professional.modality': MODALITY_KEY,
  'professional.specialization': SPECIALTY_KEY,
  'professional.objectives': OBJECTIVE_KEY,
}

/** A value of the form in words; an empty text for nothing. */
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
  const key = keyOf(NAMES[path] ?? {}, text)
  if (key) return t(key)
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
