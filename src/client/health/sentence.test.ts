import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messagesOf } from '#lib/i18n/messages.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { createT } from '#lib/i18n/t.ts'
import { everyFlag, FLAGS, shownFlags, type AllowedFields, type Flag } from '#lib/health/flags.ts'
import { shareSentence } from './sentence.ts'

const wordsIn = (locale: Locale) => ({
  locale,
  t: createT(messagesOf(locale, 'healthSharing', 'healthShared', 'sharing'), locale),
})
const only = (...flags: Flag[]): AllowedFields => ({
  ...everyFlag(false),
  ...Object.fromEntries(flags.map((flag) => [flag, true])),
})
const written = (
  locale: Locale,
  tense: 'now' | 'will',
  allowedFields: AllowedFields,
  expiresOn: string | null,
) =>
  shareSentence({ name: 'Leire', allowedFields, expiresOn }, tense, wordsIn(locale))
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('')

const KNEE = only('weight', 'blood_pressure', 'heart_rate')

test('what is shared and until when, in both languages', () => {
  expect(written('es', 'now', KNEE, '2031-12-24')).toBe(
    'Leire ve [tu peso], [tu tensión] y [tu frecuencia cardíaca] hasta el [24 de diciembre de 2031].',
  )
  expect(written('en', 'now', KNEE, '2031-12-24')).toBe(
    'Leire sees [your weight], [your blood pressure] and [your heart rate] until [24 December 2031].',
  )
})

test('before it is granted it speaks of what will be', () => {
  expect(written('es', 'will', only('glucose'), null)).toBe(
    'Leire verá [tu glucosa], sin fecha de fin.',
  )
  expect(written('en', 'will', only('glucose'), null)).toBe(
    'Leire will see [your glucose], with no end date.',
  )
})

test('everything is said in one word', () => {
  expect(written('es', 'will', everyFlag(true), null)).toBe(
    'Leire verá [todas tus medidas], sin fecha de fin.',
  )
  expect(written('en', 'now', everyFlag(true), null)).toBe(
    'Leire sees [all your measurements], with no end date.',
  )
})

test('with nothing marked it says what shows regardless', () => {
  expect(written('es', 'will', everyFlag(false), null)).toBe(
    'Leire [no verá ninguna medida]; sí tu edad, tus enfermedades y lo demás que se ve siempre, sin fecha de fin.',
  )
  expect(written('en', 'now', everyFlag(false), '2031-01-31')).toBe(
    'Leire [sees no measurement], but does see your age, your conditions and what always shows, until [31 January 2031].',
  )
})

test('what is withheld is not in it', () => {
  expect(written('es', 'will', only('weight', 'bmi'), null)).toBe(
    'Leire verá [tu peso], sin fecha de fin.',
  )
})

const anyFields = fc
  .tuple(...FLAGS.map(() => fc.boolean()))
  .map((values) => Object.fromEntries(FLAGS.map((flag, i) => [flag, values[i]])) as AllowedFields)

test('every kind that is shown is marked, and no other', () => {
  fc.assert(
    fc.property(anyFields, fc.constantFrom('es' as const, 'en' as const), (fields, locale) => {
      const { t } = wordsIn(locale)
      const shown = shownFlags(fields)
      fc.pre(shown.length > 0 && shown.length < FLAGS.length)
      const share = { name: 'Leire', allowedFields: fields, expiresOn: null }
      const marked = shareSentence(share, 'now', wordsIn(locale))
        .filter(({ isMarked }) => isMarked)
        .map(({ text }) => text)
      expect(marked).toEqual(shown.map((flag) => t(`healthSharing.sentence.flag.${flag}`)))
    }),
  )
})
