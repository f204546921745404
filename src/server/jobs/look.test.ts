import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLookDue, MAY_COMMIT_WITHIN, type Look } from './look.ts'

const NOW = 1_000_000_000
const MINUTE = 60_000
const looked = (agoMs: number, nextDueInMs: number | null = null): Look => ({
  at: NOW - agoMs,
  nextDueAt: nextDueInMs === null ? null : NOW + nextDueInMs,
})

test.each([
  ['nothing is known: a new site, or a lost store', null, null, true],
  ['nothing was ever queued and the last look found nothing', null, looked(60 * MINUTE), false],
  ['queued after the last look', NOW - 1, looked(MINUTE), true],
  [
    'queued just before the last look: its transaction may not have been visible',
    NOW - 90_000,
    looked(MINUTE),
    true,
  ],
  ['queued long before a look that found nothing', NOW - 10 * MINUTE, looked(MINUTE), false],
  ['the next attempt of what was left is not due yet', null, looked(MINUTE, 1), false],
  ['the next attempt of what was left is due', null, looked(MINUTE, 0), true],
] as const)('%s', (_name, queuedAt, look, expected) => {
  expect(isLookDue({ queuedAt, looked: look }, NOW)).toBe(expected)
})

/** The job runs every minute; a change is announced first and commits some time later. */
test('with any timing, every change is found within two runs of its commit', () => {
  const changes = fc.array(
    fc.record({
      announcedAt: fc.integer({ min: 0, max: 60 * MINUTE }),
      commitsAfter: fc.integer({ min: 0, max: MAY_COMMIT_WITHIN }),
    }),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(changes, (all) => {
      let look: Look | null = null
      let waiting = all
      for (let now = 0; now <= 70 * MINUTE; now += MINUTE) {
        const announced = all.map(({ announcedAt }) => announcedAt).filter((at) => at <= now)
        const queuedAt = announced.length > 0 ? Math.max(...announced) : null
        if (isLookDue({ queuedAt, looked: look }, now)) {
          look = { at: now, nextDueAt: null }
          waiting = waiting.filter((change) => change.announcedAt + change.commitsAfter > now)
        }
        for (const { announcedAt, commitsAfter } of waiting)
          expect(now - announcedAt - commitsAfter).toBeLessThan(2 * MINUTE)
      }
      expect(waiting).toEqual([])
    }),
  )
})
