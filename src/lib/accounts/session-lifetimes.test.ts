import { expect, test } from 'vitest'
import { ROLES } from './roles.ts'
import { isNoteDue, isRunning, LONGEST_SESSION, SESSION_LIFETIMES } from './session-lifetimes.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000)

test('the lifetimes in seconds are as specified', () => {
  expect(SESSION_LIFETIMES).toMatchObject({
    athlete: { idle: 1_209_600, absolute: 2_592_000 },
    trainer: { idle: 86_400, absolute: 604_800 },
    nutritionist: { idle: 86_400, absolute: 604_800 },
    physiotherapist: { idle: 86_400, absolute: 604_800 },
    admin: { idle: 3_600, absolute: 43_200 },
  })
  expect(LONGEST_SESSION).toBe(2_592_000)
})

test.each(ROLES)('the session of a %s ends on the exact second', (role) => {
  const { idle, absolute } = SESSION_LIFETIMES[role]
  const runs = (seen: number, created: number) =>
    isRunning(role, { lastSeenAt: ago(seen), createdAt: ago(created) }, NOW)
  expect(runs(idle - 1, idle - 1)).toBe(true)
  expect(runs(idle, idle)).toBe(false)
  expect(runs(0, absolute - 1)).toBe(true)
  expect(runs(0, absolute)).toBe(false)
})

test('the last use is updated again after five minutes', () => {
  const due = (seconds: number) => isNoteDue({ lastSeenAt: ago(seconds), createdAt: ago(600) }, NOW)
  expect(due(299)).toBe(false)
  expect(due(300)).toBe(true)
})
