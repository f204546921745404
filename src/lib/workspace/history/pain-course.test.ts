import { expect, test } from 'vitest'
import type { HistoryVersion } from '#lib/health/history.ts'
import { painCourse } from './pain-course.ts'

const version = (number: number, writtenAt: string, pain_level: unknown): HistoryVersion => ({
  section: 'physiotherapist',
  version: number,
  content: { pain_level },
  writtenAt,
  writtenByName: 'Leire Sáez',
})
const NOW = {
  content: { pain_level: 4 },
  version: 5,
  updatedAt: '2026-11-20T10:00:00.000Z',
  updatedByName: 'Leire Sáez',
}

test('oldest first, the section as it is stored last', () => {
  const versions = [
    version(4, '2026-11-06T10:00:00.000Z', 6),
    version(1, '2026-10-02T10:00:00.000Z', 7),
  ]
  expect(painCourse(versions, NOW)).toEqual([
    { day: '2026-10-02', level: 7 },
    { day: '2026-11-06', level: 6 },
    { day: '2026-11-20', level: 4 },
  ])
})

test('of a day the last, which a correction is', () => {
  const versions = [version(4, '2026-11-20T09:00:00.000Z', 8)]
  expect(painCourse(versions, NOW)).toEqual([{ day: '2026-11-20', level: 4 }])
})

test.each([null, undefined, '4', 11, -1, 2.5, NaN])('%s is no pain', (level) => {
  const versions = [version(1, '2026-10-02T10:00:00.000Z', level)]
  expect(painCourse(versions, NOW)).toHaveLength(1)
})

test('no pain at all is a pain of 0, and one that is not noted is not', () => {
  const versions = [version(1, '2026-10-02T10:00:00.000Z', 0)]
  expect(painCourse(versions, { ...NOW, content: {} })).toEqual([{ day: '2026-10-02', level: 0 }])
})

test('the latest twelve days', () => {
  const versions = Array.from({ length: 20 }, (_, i) =>
    version(i + 1, `2026-10-${String(i + 1).padStart(2, '0')}T10:00:00.000Z`, 5),
  )
  const course = painCourse(versions, { ...NOW, version: 21 })
  expect(course).toHaveLength(12)
  expect(course.at(-1)).toEqual({ day: '2026-11-20', level: 4 })
})
