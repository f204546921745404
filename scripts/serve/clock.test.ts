import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startClock } from './clock.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const often = (run: () => Promise<unknown>) => startClock([{ schedule: '* * * * *', run }])

test('a job scheduled for each minute runs every ten seconds until stopped', async () => {
  const run = vi.fn(() => Promise.resolve())
  const stop = often(run)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(run).toHaveBeenCalledTimes(3)
  stop()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(run).toHaveBeenCalledTimes(3)
})

test('other schedules run at their time in UTC', async () => {
  vi.setSystemTime('2026-11-21T02:00:00Z')
  const run = vi.fn(() => Promise.resolve())
  const stop = startClock([{ schedule: '15 3 * * *', run }])
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(run).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(24 * 3_600_000)
  stop()
  expect(run).toHaveBeenCalledTimes(1)
})

test('a slow job does not run concurrently with itself', async () => {
  const run = vi.fn(() => new Promise((resolve) => setTimeout(resolve, 25_000)))
  const stop = often(run)
  await vi.advanceTimersByTimeAsync(40_000)
  stop()
  expect(run).toHaveBeenCalledTimes(2)
})

test('a run that fails is logged without its message, and the next one comes', async () => {
  const printed = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const run = vi.fn(() => Promise.resolve())
  run.mockRejectedValueOnce(new Error('secret'))
  const stop = often(run)
  await vi.advanceTimersByTimeAsync(30_000)
  stop()
  expect(run).toHaveBeenCalledTimes(3)
  expect(printed).toHaveBeenCalledTimes(1)
  expect(String(printed.mock.calls[0])).not.toContain('secret')
  printed.mockRestore()
})

test('from the third failure in a row on the pause grows to a minute; a good run ends it', async () => {
  vi.setSystemTime('2026-11-21T02:00:00Z')
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const begun = Date.now()
  const at: number[] = []
  const stop = often(() => {
    at.push((Date.now() - begun) / 1_000)
    return at.length <= 6 ? Promise.reject(new Error('down')) : Promise.resolve()
  })
  await vi.advanceTimersByTimeAsync(240_000)
  stop()
  vi.restoreAllMocks()
  expect(at).toEqual([10, 20, 30, 50, 90, 150, 210, 220, 230, 240])
})
