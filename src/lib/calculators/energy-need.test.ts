import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ACTIVITIES,
  calculateEnergyNeed,
  ENERGY_GOALS,
  type EnergyGoal,
  KCAL_PER_G,
  LEAST_KCAL,
  MACROS,
  restingEnergy,
  SEXES,
  type EnergyResult,
} from './energy-need.ts'

test.each([
  // ntro.it.com, "How will you estimate the energy requirements of an adult man": 1780 kcal at rest.
  ['male', { age: 30, height: 180, weight: 80 }, 1780],
  // qaicalculator.com, "Calorie calculator", example 1: 10 · 65 + 6.25 · 165 − 5 · 28 − 161.
  ['female', { age: 28, height: 165, weight: 65 }, 1380.25],
] as const)('published: %s %o', (sex, person, kcal) => {
  expect(restingEnergy(sex, person)).toBe(kcal)
})

const man = { sex: 'male', age: 30, height: 180, weight: 80, activity: 'moderate' } as const

function resultOf(values: Parameters<typeof calculateEnergyNeed>[0]): EnergyResult {
  const outcome = calculateEnergyNeed(values)
  if (!('result' in outcome)) throw new Error('these measures have a result')
  return outcome.result
}

test('published: a moderately active man of 1780 kcal needs 2759', () => {
  // The same source as above.
  expect(resultOf({ ...man, goal: 'maintain' }).totalKcal).toBe(2759)
})

test('a goal adjusts the energy according to its guideline', () => {
  expect(resultOf({ ...man, goal: 'maintain' }).targetKcal).toBe(2759)
  expect(resultOf({ ...man, goal: 'lose' }).targetKcal).toBe(2259)
  expect(resultOf({ ...man, goal: 'gain' }).targetKcal).toBeCloseTo(3034.9, 6)
})

const kept = { sex: 'female', age: 30, height: 165, weight: 60 } as const
test.each([
  // 10 · 60 + 6.25 · 165 − 5 · 30 − 161 = 1320.25 at rest: 1584.3 − 500 is below it, and that above the 1,200.
  ['at rest', { ...kept, activity: 'sedentary' }, 1320.25, 'at-rest'],
  // 1123.75 at rest, 1545.16 in a day: 1045.16 would be below the 1,200 of the guideline.
  [
    'the least of women',
    { ...kept, age: 60, height: 155, weight: 55, activity: 'light' },
    1200,
    'least',
  ],
  // 1478.75 at rest, 1774.5 in a day.
  [
    'the least of men',
    { ...man, age: 45, height: 175, weight: 60.5, activity: 'sedentary' },
    1500,
    'least',
  ],
  // 926.5 at rest, 1111.8 in a day: less than the least.
  [
    'no room',
    { ...kept, age: 70, height: 150, weight: 50, activity: 'sedentary' },
    1200,
    'no-room',
  ],
] as const)(
  'the target to lose weight stops at a limit, with a caution: %s',
  (_, values, kcal, caution) => {
    const lose = resultOf({ ...values, goal: 'lose' })
    expect(lose.targetKcal).toBeCloseTo(kcal, 6)
    expect(lose.caution).toBe(caution)
  },
)

// 926.5 at rest: 1111.8 in a day, and 1222.98 with 10 % more.
test('no goal has a target below the least, and the caution says so', () => {
  const small = { ...kept, age: 70, height: 150, weight: 50, activity: 'sedentary' } as const
  const target = (goal: EnergyGoal) => {
    const { targetKcal, caution } = resultOf({ ...small, goal })
    return [Math.round(targetKcal), caution]
  }
  expect(target('maintain')).toEqual([1200, 'low-use'])
  expect(target('gain')).toEqual([1223, null])
  expect(target('lose')).toEqual([1200, 'no-room'])
})

test('underweight: nothing is taken away, with a caution', () => {
  const thin = { ...man, weight: 55 }
  const lose = resultOf({ ...thin, goal: 'lose' })
  expect([lose.targetKcal, lose.caution]).toEqual([lose.totalKcal, 'underweight'])
  expect(resultOf({ ...thin, goal: 'gain' }).caution).toBeNull()
  expect(resultOf({ ...man, goal: 'lose' }).caution).toBeNull()
})

test('impossible combinations of measures are rejected', () => {
  const odd = { ...man, sex: 'female', goal: 'lose', height: 90, weight: 30, age: 100 } as const
  expect(calculateEnergyNeed(odd)).toEqual({ field: 'weight', problem: { code: 'impossible' } })
})

test('protein follows body weight up to 35 % of the energy, fat its share, carbohydrate the rest', () => {
  const { macros } = resultOf({ ...man, goal: 'maintain' })
  // 1.6 g for each of 80 kg; 30 % of 2759 kcal at 9 kcal; the rest at 4 kcal.
  expect(macros.protein.grams).toBeCloseTo(128, 6)
  expect(macros.fat.grams).toBeCloseTo((0.3 * 2759) / 9, 6)
  expect(macros.carbohydrate.grams).toBeCloseTo((0.7 * 2759 - 512) / 4, 6)
  const heavy = { ...man, weight: 200, activity: 'sedentary', goal: 'lose' } as const
  expect(resultOf(heavy).macros.protein.share).toBe(0.35)
})

test('macros add up to the total, each above zero', () => {
  fc.assert(
    fc.property(
      fc.record({
        sex: fc.constantFrom(...SEXES),
        age: fc.integer({ min: 18, max: 100 }),
        height: fc.double({ min: 90, max: 275, noNaN: true }),
        weight: fc.double({ min: 30, max: 650, noNaN: true }),
        activity: fc.constantFrom(...ACTIVITIES),
        goal: fc.constantFrom(...ENERGY_GOALS),
      }),
      (values) => {
        const outcome = calculateEnergyNeed(values)
        if (!('result' in outcome)) return
        const { macros, targetKcal, restingKcal, totalKcal } = outcome.result
        const kcal = MACROS.map((macro) => macros[macro].grams * KCAL_PER_G[macro])
        expect(kcal.reduce((sum, part) => sum + part)).toBeCloseTo(targetKcal, 6)
        for (const macro of MACROS) expect(macros[macro].share).toBeGreaterThan(0)
        expect(macros.protein.share).toBeLessThanOrEqual(0.35)
        expect(totalKcal).toBeGreaterThan(restingKcal)
        expect(targetKcal).toBeGreaterThanOrEqual(restingKcal)
        expect(targetKcal).toBeGreaterThanOrEqual(LEAST_KCAL[values.sex])
      },
    ),
  )
})
