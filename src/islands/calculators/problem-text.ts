import { formatMetric, unitOf } from '#lib/calculators/entry.ts'
import { isChoice, type Field, type NumberField, type Problem } from '#lib/calculators/fields.ts'
import { fromMetric, paceFromMetric, type Units } from '#lib/calculators/units.ts'
import { formatDuration, formatShort, formatTyped } from '#lib/calculators/format.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'

type Reader = { t: T<'calculators'>; units: Units; locale: Locale }

/** The problems whose texts have no placeholders. */
const PLAIN = {
  required: 'calculators.problem.required',
  choose: 'calculators.problem.choose',
  'not-whole': 'calculators.problem.whole',
  impossible: 'calculators.problem.impossible',
} as const

/** The message of a field's problem. Problems specific to one calculator are explained by that one. */
export function problemText(problem: Problem, field: Field, reader: Reader): string {
  const { t, locale } = reader
  const { code } = problem
  if (code === 'not-a-number') {
    return t('calculators.problem.number', { example: formatShort(70.5, 1, locale) })
  }
  if (code === 'not-a-time') {
    const isPace = !isChoice(field) && field.quantity === 'pace'
    return t('calculators.problem.time', { example: isPace ? '5:30' : '1:45:00' })
  }
  if (code === 'out-of-range' && !isChoice(field)) {
    return t('calculators.problem.range', {
      min: limitText(problem.min, field, reader, Math.ceil),
      max: limitText(problem.max, field, reader, Math.floor),
    })
  }
  return t(PLAIN[code in PLAIN ? (code as keyof typeof PLAIN) : 'impossible'])
}

/**
 * A limit in the user's units, rounded towards the valid range: the number in the message must itself be a valid input.
 */
function limitText(
  value: number,
  { quantity }: NumberField,
  { units, locale }: Reader,
  round: (value: number) => number,
): string {
  const unit = unitOf(quantity, units)
  if (quantity === 'pace') return formatDuration(round(paceFromMetric(value, units.distance)))
  if (quantity === 'duration' || unit === null) {
    return formatMetric(value, quantity, units, locale)
  }
  const shown = round(Number((fromMetric(value, unit) * 10).toFixed(6))) / 10
  return `${formatTyped(shown, 1, locale)} ${unit}`
}
