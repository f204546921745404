import { expect, test } from 'vitest'
import { BROKEN_TEXTS, browserStorage } from '#tests/support/browser-storage.ts'
import { DEFAULTS } from './configs.ts'
import { readSaved, save } from './saved-config.ts'

const storage = browserStorage()

test('each timer remembers its own settings', () => {
  expect(readSaved('timer')).toBeNull()
  save('timer', DEFAULTS.emom)
  save('strength-timer', { ...DEFAULTS.strength, rounds: 7 })
  save('breathing', { ...DEFAULTS.breathing, pattern: 'custom', holdOut: 9 })
  expect(readSaved('timer')).toEqual(DEFAULTS.emom)
  expect(readSaved('strength-timer')).toHaveProperty('rounds', 7)
  expect(readSaved('breathing')).toMatchObject({ pattern: 'custom', holdOut: 9 })
  expect(readSaved('meditation')).toBeNull()
})

test.each([
  ...BROKEN_TEXTS,
  '{"mode":"strength","rounds":0}',
  '{"mode":"strength","rounds":21}',
  '{"mode":"strength","rest":"soon"}',
  // As an older version might have written it.
  '{"totalRounds":3,"cyclesPerRound":10}',
  // Another timer's.
  '{"mode":"countdown","seconds":60}',
])('%s is ignored', (text) => {
  storage.kept.set('timer-last:strength-timer', text)
  expect(readSaved('strength-timer')).toBeNull()
})

test.each(['full', 'refused'] as const)('a storage that is %s is ignored', (kind) => {
  storage.become(kind)
  save('timer', DEFAULTS.tabata)
  expect(readSaved('timer')).toBeNull()
})
