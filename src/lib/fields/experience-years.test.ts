import { expect, test } from 'vitest'
import { ExperienceYears, isExperienceOfAge } from './experience-years.ts'

const TODAY = '2026-11-20'

test.each([0, 1, 60])('%d years can be worked', (years) => {
  expect(ExperienceYears.safeParse(years).success).toBe(true)
})

test.each([
  [61, 'too_many'],
  [80, 'too_many'],
  [-1, 'invalid'],
  [1.5, 'invalid'],
  [NaN, 'invalid'],
  ['7', 'invalid'],
  [null, 'invalid'],
])('%s years cannot: %s', (years, problem) => {
  expect(ExperienceYears.safeParse(years).error?.issues[0]?.message).toBe(problem)
})

test.each([
  // Turns 36 today, and tomorrow.
  ['1990-11-20', 20],
  ['1990-11-21', 19],
  ['2010-11-20', 0],
  ['2012-01-01', 0],
  ['1946-01-01', 64],
  // 29 February is over on the 28th in a common year.
  ['2000-02-29', 10],
])('who was born on %s has worked for %d years at most', (birthDate, most) => {
  expect(isExperienceOfAge(most, birthDate, TODAY)).toBe(true)
  expect(isExperienceOfAge(most + 1, birthDate, TODAY)).toBe(false)
})

test.each([null, '', 'yesterday', '2026-13-45'])('%j says nothing about the age', (birthDate) => {
  expect(isExperienceOfAge(60, birthDate, TODAY)).toBe(true)
})
