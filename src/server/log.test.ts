import { afterEach, expect, test, vi } from 'vitest'
import { log } from './log.ts'

afterEach(() => vi.restoreAllMocks())

test('an event is one line of JSON with a UTC timestamp', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  log({
    level: 'error',
    requestId: 'a\nb\r\u2028c\u2029d',
    route: 'GET /api/status',
    outcome: 'INTERNAL',
    status: 500,
    durationMs: 3,
  })
  const line = String(info.mock.calls[0]?.[0])
  expect(line).not.toMatch(/[\n\r\u2028\u2029]/)
  const entry = JSON.parse(line) as Record<string, unknown>
  expect(entry['requestId']).toBe('a\nb\r\u2028c\u2029d')
  expect(entry['time']).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
})
