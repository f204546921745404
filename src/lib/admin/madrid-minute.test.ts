import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { firstMadridMinute, readMadridMinute } from './madrid-minute.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T08:00:30.000Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('the minute that is running is still to come, the one before is not', () => {
  expect(readMadridMinute({ day: '2026-11-24', time: '09:00' })).toEqual({
    at: '2026-11-24T08:00:00.000Z',
  })
  expect(readMadridMinute({ day: '2026-11-24', time: '08:59' })).toEqual({ problem: 'in_past' })
})

test('more than a year ahead is too late, and what is no time is asked for', () => {
  expect(readMadridMinute({ day: '2027-12-01', time: '09:00' })).toEqual({ problem: 'too_late' })
  expect(readMadridMinute({ day: '2026-11-25', time: '' })).toEqual({ problem: 'required' })
  expect(readMadridMinute({ day: '', time: '09:00' })).toEqual({ problem: 'required' })
})

test('first is what is set, or tomorrow in the morning', () => {
  expect(firstMadridMinute('2026-12-01T17:30:00.000Z')).toEqual({
    ...{ day: '2026-12-01', time: '18:30' },
  })
  expect(firstMadridMinute(null)).toEqual({ day: '2026-11-25', time: '09:00' })
})
