import { expect, test } from 'vitest'
import type { HealthHistory } from '#lib/health/history.ts'
import { everyFlag } from '#lib/health/flags.ts'
import { projectHistory } from './project-history.ts'

const section = (text: string) => ({
  content: { text },
  version: 1,
  updatedAt: '2026-11-20T08:00:00.000Z',
  updatedByName: 'Leire Otxoa',
})
const history: HealthHistory = {
  fullName: 'Nora Salas Ibarra',
  birthDate: '1992-03-14',
  age: 34,
  gender: 'female',
  weight: 61.8,
  height: 167,
  bmi: 22.1595,
  chronicDiseases: { asthma: true },
  pastInjuries: 'Esguince',
  allergiesIntolerances: 'Lactosa',
  objectives: ['weight_loss'],
  version: 2,
  updatedAt: null,
  trainerHistory: section('entrenadora'),
  nutritionistHistory: null,
  physiotherapistHistory: section('fisio'),
  professionalNotes: section('notas'),
}

test('the basics and the notes show regardless, and of the disciplines only the own one', () => {
  const seen = projectHistory(history, everyFlag(false), 'physiotherapist')
  expect(seen).toMatchObject({
    shown: [],
    age: 34,
    basics: { pastInjuries: 'Esguince', objectives: ['weight_loss'] },
    discipline: { content: { text: 'fisio' } },
    notes: { content: { text: 'notas' } },
  })
  expect(JSON.stringify(seen)).not.toContain('entrenadora')
})

test('of the body only what is shown is there', () => {
  const weightAlone = { ...everyFlag(false), weight: true, bmi: true }
  expect(projectHistory(history, weightAlone, 'trainer').body).toEqual({ weight: 61.8 })
  expect(projectHistory(history, everyFlag(true), 'trainer').body).toEqual({
    weight: 61.8,
    height: 167,
    bmi: 22.1595,
  })
})

test('of earlier versions the newest three of the own discipline and the notes are named, without a text', () => {
  const version = (section: 'trainer' | 'physiotherapist', number: number) => ({
    section,
    version: number,
    content: { text: 'antes' },
    writtenAt: '2026-11-20T08:00:00.000Z',
    writtenByName: 'Leire Otxoa',
  })
  const versions = [
    version('trainer', 9),
    ...[4, 3, 2, 1].map((n) => version('physiotherapist', n)),
  ]
  const { earlier } = projectHistory(history, everyFlag(true), 'physiotherapist', versions)
  expect(earlier.discipline.map((one) => one.version)).toEqual([4, 3, 2])
  expect(earlier.notes).toEqual([])
  expect(JSON.stringify(earlier)).not.toContain('antes')
})

test('before the first save there are no basics', () => {
  expect(projectHistory({ ...history, version: 0 }, everyFlag(true), 'trainer').basics).toBeNull()
})
