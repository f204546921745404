import { expect, test } from 'vitest'
import { DEFAULTS, planOf } from '#lib/timers/configs.ts'
import { createRunner, untilNextSecond } from './runner.ts'

const TABATA = planOf(DEFAULTS.tabata)

/** A runner with a manual clock. */
function setUp() {
  let nowMs = 5_000
  const runner = createRunner(() => nowMs)
  const heard: string[] = []
  let drawn = 0
  runner.onCue((cue) => heard.push(cue.kind))
  runner.$look.listen(() => drawn++)
  return {
    runner,
    heard,
    drawn: () => drawn,
    pass: (ms: number) => (nowMs += ms),
  }
}

test('updates once a second, however often it is polled', () => {
  const { runner, pass, drawn } = setUp()
  runner.send({ type: 'start', plan: TABATA })
  const before = drawn()
  for (let looks = 0; looks < 50; looks++) {
    pass(100)
    runner.look()
  }
  expect(drawn() - before).toBe(5)
})

test('after 90 suspended seconds the first poll is correct, and only current cues are played', () => {
  const { runner, pass, heard } = setUp()
  runner.send({ type: 'start', plan: TABATA })
  pass(95_000)
  runner.look()
  expect(runner.$look.get().phase).toMatchObject({ kind: 'work', cycle: 4 })
  expect(runner.$look.get().phaseLeftMs).toBe(15_000)
  expect(heard).toEqual(['phase', 'phase'])
})

test('the end time does not change as time passes', () => {
  const { runner, pass } = setUp()
  runner.send({ type: 'start', plan: planOf(DEFAULTS.countdown) })
  const end = runner.$look.get().endsAtMs
  pass(3_000)
  runner.look()
  expect(runner.$look.get().endsAtMs).toBe(end)
})

test('an open plan has no end', () => {
  const { runner } = setUp()
  runner.send({ type: 'start', plan: planOf(DEFAULTS.stopwatch) })
  expect(runner.$look.get().endsAtMs).toBeNull()
})

test('a restored run plays no cues for the time it missed', () => {
  const first = setUp()
  first.runner.send({ type: 'start', plan: TABATA })
  const second = setUp()
  second.pass(25_000)
  second.runner.restore(first.runner.run())
  expect(second.runner.$look.get().phase?.kind).toBe('rest')
  expect(second.heard).toEqual([])
})

test('the next poll is due at the next full second', () => {
  const { runner, pass } = setUp()
  runner.send({ type: 'start', plan: TABATA })
  pass(1_250)
  expect(untilNextSecond(runner.look())).toBe(750)
})
