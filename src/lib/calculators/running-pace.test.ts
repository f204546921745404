import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDuration } from './format.ts'
import { calculatePace, RACES, splitsOf, type PaceResult } from './running-pace.ts'
import { readDuration } from './read-number.ts'
import { paceFromMetric } from './units.ts'

function resultOf(values: Parameters<typeof calculatePace>[0]): PaceResult {
  const outcome = calculatePace(values)
  if (!('result' in outcome)) throw new Error('these values have a result')
  return outcome.result
}
const race = (distance: number, time: number) =>
  resultOf({ find: 'pace', distance, time, pace: undefined })

test.each([
  // dangelo.app, pace tables for 3:30 and 5:00 marathons.
  [RACES.marathon, 12_600, '4:59', '8:01'],
  [RACES.marathon, 18_000, '7:07', '11:27'],
  // winsport.pages.dev, "Running pace chart".
  [RACES['5k'], 1500, '5:00', '8:03'],
  [RACES['10k'], 2700, '4:30', '7:15'],
  [RACES.half, 7200, '5:41', '9:09'],
])('published: %f km in %i s', (distance, time, perKm, perMile) => {
  const { secondsPerKm } = race(distance, time)
  expect(formatDuration(secondsPerKm)).toBe(perKm)
  expect(formatDuration(paceFromMetric(secondsPerKm, 'mi'))).toBe(perMile)
})

test('published splits of a marathon in 3:30, by km and by mile', () => {
  // dangelo.app, "Sub 3:30 marathon".
  const byKm = splitsOf(race(RACES.marathon, 12_600), 'km')
  expect(byKm).toHaveLength(43)
  const times = (rows: readonly number[]) =>
    rows.map((row) => formatDuration(byKm[row - 1]!.seconds))
  expect(times([1, 5, 10, 21, 40, 42, 43])).toEqual([
    '4:59',
    '24:53',
    '49:46',
    '1:44:31',
    '3:19:05',
    '3:29:02',
    '3:30:00',
  ])
  const byMile = splitsOf(race(RACES.marathon, 12_600), 'mi')
  expect(byMile).toHaveLength(27)
  expect(formatDuration(byMile[19]!.seconds)).toBe('2:40:11')
  expect(byMile.at(-1)!.distanceKm).toBe(RACES.marathon)
})

test('a whole number of splits ends with the last split', () => {
  expect(splitsOf(race(10, 3000), 'km').map(({ distanceKm }) => distanceKm)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ])
  expect(splitsOf(race(0.4, 90), 'km')).toEqual([{ distanceKm: 0.4, seconds: 90 }])
})

test('impossible runs are rejected', () => {
  const ask = (distance: number, time: number) =>
    calculatePace({ find: 'pace', distance, time, pace: undefined })
  expect(ask(10, 600)).toEqual({ field: 'time', problem: { code: 'too-fast' } })
  expect(ask(1, 4000)).toEqual({ field: 'time', problem: { code: 'too-slow' } })
  expect(
    calculatePace({ find: 'distance', distance: undefined, time: 360_000, pace: 300 }),
  ).toEqual({ field: 'time', problem: { code: 'too-far' } })
})

test('the limits are inclusive', () => {
  expect(race(1, 90)).toMatchObject({ secondsPerKm: 90 })
  expect(race(1, 3600)).toMatchObject({ secondsPerKm: 3600 })
  const far = { find: 'distance', distance: undefined, time: 150_000, pace: 300 } as const
  expect(resultOf(far).distanceKm).toBe(500)
})

test('splits are 1 km up to a marathon and 5 km beyond', () => {
  const splits = (distance: number) =>
    splitsOf(resultOf({ find: 'time', distance, pace: 300, time: undefined }), 'km')
  expect(splits(42.195).slice(0, 2)).toMatchObject([{ distanceKm: 1 }, { distanceKm: 2 }])
  expect(splits(43)).toHaveLength(43)
  expect(splits(44).slice(0, 2)).toMatchObject([{ distanceKm: 5 }, { distanceKm: 10 }])
})

test('any two of time, distance and pace determine the third', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.1, max: 100, noNaN: true }),
      fc.double({ min: 91, max: 3500, noNaN: true }),
      (distance, pace) => {
        const { seconds } = resultOf({ find: 'time', distance, pace, time: undefined })
        expect(race(distance, seconds).secondsPerKm).toBeCloseTo(pace, 9)
        const found = resultOf({ find: 'distance', time: seconds, pace, distance: undefined })
        expect(found.distanceKm).toBeCloseTo(distance, 9)
      },
    ),
  )
})

test('splits increase and end with the distance and time of the run', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.1, max: 500, noNaN: true }),
      fc.constantFrom('km' as const, 'mi' as const),
      (distance, unit) => {
        const run = resultOf({ find: 'time', distance, pace: 300, time: undefined })
        const splits = splitsOf(run, unit)
        expect(splits.length).toBeLessThanOrEqual(44)
        expect(splits.at(-1)).toEqual({ distanceKm: distance, seconds: run.seconds })
        for (const [index, split] of splits.slice(1).entries()) {
          expect(split.distanceKm).toBeGreaterThan(splits[index]!.distanceKm)
        }
      },
    ),
  )
})

test.each(['es', 'en'])(
  'the table on its page (%s) gives the times of the calculator',
  async (locale) => {
    const page = new URL(`../../content/tools/${locale}/running-pace.md`, import.meta.url)
    const rows = (await readFile(page, 'utf8')).match(/^\| \d.*$/gm) ?? []
    expect(rows).toHaveLength(5)
    for (const row of rows) {
      const [pace = '', ...times] = row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
      const secondsPerKm = readDuration(pace) ?? 0
      const finish = (distance: number) =>
        resultOf({ find: 'time', distance, pace: secondsPerKm, time: undefined }).seconds
      expect(times).toEqual(Object.values(RACES).map((km) => formatDuration(finish(km))))
    }
  },
)
