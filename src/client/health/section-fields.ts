import { formatDate } from '#lib/format/date.ts'
import { isDate } from '#lib/fields/age.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import { isOneOf } from '#lib/one-of.ts'

/** The fields that disciplines write, in the order in which they are read. Others may be stored, and are shown too. */
export const SECTION_FIELDS = [
  'current_injury',
  'pain_level',
  'treatment_plan',
  'session_notes',
  'current_routine',
  'progress',
  'diet_records',
  'restrictions',
  'meal_plan',
  'last_update',
] as const

export type SectionField = { key: string; label: string; text: string }

/**
 * What a professional wrote, as labelled texts. Unknown keys are shown by their names, empty values not at all.
 *
 * @param content `content` of a `ProfessionalSection`
 */
export function sectionFields(
  content: Readonly<Record<string, unknown>>,
  t: T<'healthShared'>,
  locale: Locale,
): SectionField[] {
  const rank = (key: string) => (isOneOf(SECTION_FIELDS, key) ? SECTION_FIELDS.indexOf(key) : 99)
  return Object.entries(content)
    .sort(([one], [other]) => rank(one) - rank(other))
    .map(([key, value]) => ({
      key,
      label: isOneOf(SECTION_FIELDS, key) ? t(`healthShared.field.${key}`) : plainName(key),
      text: key === 'pain_level' ? painText(value, t) : plainText(value, t, locale),
    }))
    .filter(({ text }) => text !== '')
}

/** With the words of both ends and no others: sources disagree on where mild ends and severe begins. */
const painText = (value: unknown, t: T<'healthShared'>): string =>
  typeof value === 'number' ? t('healthShared.pain', { level: value }) : ''

/** Any stored value as a text; lists and objects line by line. */
function plainText(value: unknown, t: T<'healthShared'>, locale: Locale): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return isDate(value) ? formatDate(value, locale) : value.trim()
  if (typeof value === 'boolean') return t(value ? 'healthShared.yes' : 'healthShared.no')
  if (typeof value === 'number') return value.toLocaleString(locale)
  if (Array.isArray(value)) {
    return value
      .map((item) => plainText(item, t, locale))
      .filter(Boolean)
      .join('\n')
  }
  return Object.entries(value)
    .map(([key, item]) => `${plainName(key)}: ${plainText(item, t, locale)}`)
    .join('\n')
}

/** A key as words: `body_parts` is "Body parts". */
function plainName(key: string): string {
  const words = key.replaceAll('_', ' ').trim()
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}
