import { expect, test } from 'vitest'
import { LOCALES } from '#lib/i18n/locales.ts'
import { messagesOf } from '#lib/i18n/messages.ts'
import { createT } from '#lib/i18n/t.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import * as z from 'zod/mini'
import { Question } from './questions.ts'
import { firstSet, weeklySet, type SetTexts } from './sets.ts'

const tIn = (locale: (typeof LOCALES)[number]) =>
  createT<SetTexts>(messagesOf(locale, 'questionnaireSets'), locale)

const ALL = LOCALES.flatMap((locale) => PROFESSIONAL_TYPES.map((type) => [locale, type] as const))

test.each(ALL)(
  'in %s a %s first asks four questions that are answered in words',
  (locale, type) => {
    const { questions } = firstSet(type, tIn(locale))
    expect(questions.map(({ type: kind }) => kind)).toEqual(['text', 'text', 'text', 'text'])
  },
)

test.each([
  ['trainer', 'Evaluación Física Inicial'],
  ['nutritionist', 'Evaluación Nutricional'],
  ['physiotherapist', 'Evaluación Fisioterapéutica'],
] as const)('the first questions of a %s are called %j', (type, title) => {
  expect(firstSet(type, tIn('es')).title).toBe(title)
})

test.each(ALL)('in %s the sets of a %s can be sent as they are', (locale, type) => {
  const t = tIn(locale)
  for (const { title, questions } of [firstSet(type, t), weeklySet(type, t)]) {
    expect(title).not.toBe('')
    expect(z.array(Question).parse(questions)).toEqual(questions)
  }
})

test.each(PROFESSIONAL_TYPES)(
  'the weekly questions of a %s have a scale and a number, whose course is shown',
  (type) => {
    const kinds = weeklySet(type, tIn('es')).questions.map(({ type: kind }) => kind)
    expect(kinds).toContain('scale')
    expect(kinds).toContain('number')
  },
)
