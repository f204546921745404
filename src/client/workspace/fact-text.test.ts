import { expect, test } from 'vitest'
import { createT } from '#lib/i18n/t.ts'
import workspace from '../../../public/locales/es/workspace.json' with { type: 'json' }
import { moveText, scaleText } from './fact-text.ts'

const t = createT({ workspace }, 'es')
const scaleOf = (question: string) => ({
  question,
  points: [2, 3, 7].map((value, day) => ({ at: `2026-11-0${day + 1}T10:00:00.000Z`, value })),
})

test('the last two figures, from the one before to the one now', () => {
  expect(moveText(scaleOf('¿Cómo has dormido?'))).toBe('3 → 7')
})

test.each(['¿Qué intensidad tiene hoy el dolor?', '¿Cuánto te duele?', 'How bad is the pain?'])(
  '%j is of pain, which is named',
  (question) => {
    expect(scaleText(scaleOf(question), t)).toBe('Dolor 3 → 7')
  },
)

test('another question has no short name', () => {
  expect(scaleText(scaleOf('¿Cómo has dormido?'), t)).toBe('3 → 7')
})
