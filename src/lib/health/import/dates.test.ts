import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { guessDateOrder, isTime, readDate, readMoment } from './dates.ts'

test.each([
  '1 de marzo de 2026',
  '1º de marzo del 2026',
  'domingo, 1 de marzo de 2026',
  'Sun, Mar 1, 2026',
  'mar 1, 2026',
  'March 1st, 2026',
  '1 March 2026',
  '01-MAR-2026',
  '1-mar.-26',
  '1 mar. 2026',
  '2026-mar-01',
  '2026/3/1',
  '20260301',
  '\u200e1\u00a0de marzo de 2026 ',
  '1/3/2026',
  '1. 3. 2026',
  '01.03.26',
])('%j is a day', (text) => {
  expect(readDate(text, 'dmy')).toBe('2026-03-01')
})

test.each([
  '',
  'ayer',
  '1 de brumario de 2026',
  '31/02/2026',
  '2026-13-01',
  '1/3',
  '1/3/202',
  '70,5',
])('%j is no day', (text) => {
  expect(readDate(text, 'dmy')).toBeNull()
})

test.each([
  ['2026-03-01', null],
  ['2026-03-01 08:15', 495],
  ['2026-03-01T08:15:30.123', 495],
  ['Mar 1, 2026 7:04 AM', 424],
  ['1/3/2026, 12:05 a. m.', 5],
  ['1/3/2026 12:05\u202fPM', 725],
  ['1/3/2026 7:04 p.m.', 1144],
])('the time of %j is minute %s', (text, minute) => {
  expect(readMoment(text, 'dmy')).toEqual({ day: '2026-03-01', minute })
})

test.each(['2026-03-01 25:00', '2026-03-01 8:75', '2026-03-01 13:00 PM', '2026-03-01 abc'])(
  '%j has no time of a day',
  (text) => {
    expect(readMoment(text, 'dmy')).toBeNull()
  },
)

test('a time stands for no day', () => {
  expect(['7:04', '7:04 AM', ' 19:04:30', '25:00', '70,5'].map(isTime)).toEqual([
    ...[true, true, true, false, false],
  ])
})

describe('an instant is the day of the person', () => {
  let before: string | undefined
  beforeEach(() => {
    before = process.env['TZ']
    process.env['TZ'] = 'Europe/Madrid'
  })
  afterEach(() => {
    process.env['TZ'] = before ?? 'UTC'
  })

  test.each([
    ['2026-03-01T23:30:00Z', '2026-03-02', 30],
    ['2026-03-01 22:30:00 +0000', '2026-03-01', 1410],
    ['2026-03-02T05:30:00+06:00', '2026-03-02', 30],
    ['2026-02-28T20:00:00-05:00', '2026-03-01', 120],
    ['2026-07-01T22:30:00Z', '2026-07-02', 30],
    ['1772404200', '2026-03-01', 1410],
    ['1772404200000', '2026-03-01', 1410],
  ])('%s is %s', (text, day, minute) => {
    expect(readMoment(text, 'dmy')).toEqual({ day, minute })
  })

  test('a time without a zone is that of the person already', () => {
    expect(readDate('2026-03-01 23:30', 'dmy')).toBe('2026-03-01')
  })
})

describe('the order of the parts, by the whole file', () => {
  test.each([
    ['no day of the future', ['01/02/2020', '02/12/2099', '12/02/2020'], 'dmy', false],
    ['no year before 1930', ['01/03/26', '02/03/26', '28/03/26'], 'dmy', true],
    ['a day above twelve', ['01/02/2026', '01/13/2026'], 'mdy', true],
    ['two digits of a year first', ['26-01-31'], 'ymd', true],
    ['one direction', ['01/10/2026', '02/01/2026', '02/02/2026'], 'mdy', false],
    ['names beside figures', ['1 de marzo de 2026', '31/01/2026'], 'dmy', true],
    ['names alone', ['1 de marzo de 2026', 'Mar 2, 2026'], 'ymd', true],
  ])('%s', (_, dates, order, isSure) => {
    expect(guessDateOrder(dates)).toEqual({ order, isSure })
  })
})
