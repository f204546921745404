import type { FieldSpec } from '#lib/fields/field-spec.ts'
import { formatDate } from '#lib/format/date.ts'
import { languageName } from '#lib/format/language.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'

type Writing = { t: T<'account'>; locale: Locale }

/** The value of a field as text; empty when there is none. */
export function shownValue(spec: FieldSpec, value: unknown, writing: Writing): string {
  if (typeof value === 'boolean') return writing.t(value ? 'account.yes' : 'account.no')
  const texts = (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string')
  return texts
    .map((text) => shownText(spec, text, writing))
    .filter(Boolean)
    .join(', ')
}

function shownText(spec: FieldSpec, text: string, { locale }: Writing): string {
  if (text === '') return ''
  // A slug may predate a shortened list.
  if ('options' in spec) return spec.options.find(([value]) => value === text)?.[1] ?? text
  if (spec.kind === 'languages') return languageName(text, locale)
  if (spec.kind === 'date' && isDay(text)) return formatDate(text, locale)
  return text
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)
