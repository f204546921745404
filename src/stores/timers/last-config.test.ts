import { expect, test, vi } from 'vitest'
import { DEFAULTS } from '#lib/timers/configs.ts'
import { BROKEN_TEXTS, browserStorage } from '#tests/support/browser-storage.ts'

const storage = browserStorage()

/** The last settings as read by a page that has just been opened. */
async function openPage() {
  vi.resetModules()
  return (await import('./last-config.ts')).LAST_CONFIGS
}

test('each timer keeps its own settings', async () => {
  const before = await openPage()
  expect(before.timer.get()).toBeNull()
  before.timer.set(DEFAULTS.emom)
  before['strength-timer'].set({ ...DEFAULTS.strength, rounds: 7 })
  before.breathing.set({ ...DEFAULTS.breathing, pattern: 'custom', holdOut: 9 })
  const after = await openPage()
  expect(after.timer.get()).toEqual(DEFAULTS.emom)
  expect(after['strength-timer'].get()).toHaveProperty('rounds', 7)
  expect(after.breathing.get()).toMatchObject({ pattern: 'custom', holdOut: 9 })
  expect(after.meditation.get()).toBeNull()
})

test('settings stored before this module existed are read', async () => {
  storage.kept.set('timer-last:timer', '{"mode":"emom","minutes":12,"work":40,"rest":20}')
  const { timer } = await openPage()
  expect(timer.get()).toEqual({ mode: 'emom', minutes: 12, work: 40, rest: 20 })
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
])('%s is ignored', async (text) => {
  storage.kept.set('timer-last:strength-timer', text)
  const { 'strength-timer': strength } = await openPage()
  expect(strength.get()).toBeNull()
})

test.each(['full', 'refused'] as const)(
  'with storage %s it lasts until the page is closed',
  async (kind) => {
    storage.become(kind)
    const { timer } = await openPage()
    timer.set(DEFAULTS.tabata)
    expect(timer.get()).toEqual(DEFAULTS.tabata)
    expect((await openPage()).timer.get()).toBeNull()
  },
)
