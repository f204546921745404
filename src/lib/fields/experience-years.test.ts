import { expect, test } from 'vitest'
import { ExperienceYears, isExperienceOfAge } from './experience-years.ts'

const TODAY = '2026-11-20'

test.each([0, 1, 60])('%d years are valid', (years) => {
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
])('%s years are invalid: %s', (years, problem) => {
  expect(ExperienceYears.safeParse(years).error?.issues[0]?.message).toBe(problem)
})

test.each([
  // Turns 36 today, and tomorrow.
  ['1990-11-20', 20],
  ['1990-11-21', 19],
  ['2010-11-20', 0],
  ['2012-01-01', 0],
  ['1946-01-01', 64],
  // Born on 29 February.
  ['2000-02-29', 10],
])('someone born on %s can have at most %d years', (birthDate, most) => {
  expect(isExperienceOfAge(most, birthDate, TODAY)).toBe(true)
  expect(isExperienceOfAge(most + 1, birthDate, TODAY)).toBe(false)
})

test.each([null, '', 'yesterday', '2026-13-45'])('the birth date %j sets no limit', (birthDate) => {
  expect(isExperienceOfAge(60, birthDate, TODAY)).toBe(true)
})
