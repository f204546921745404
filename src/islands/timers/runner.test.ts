import { expect, test } from 'vitest'
import { DEFAULTS, planOf } from '#lib/timers/configs.ts'
import { createRunner, untilNextSecond } from './runner.ts'

const TABATA = planOf(DEFAULTS.tabata)

/** A runner whose clock is set by hand. */
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

test('it draws once a second, however often it is looked at', () => {
  const { runner, pass, drawn } = setUp()
  runner.send({ type: 'start', plan: TABATA })
  const before = drawn()
  for (let looks = 0; looks < 50; looks++) {
    pass(100)
    runner.look()
  }
  expect(drawn() - before).toBe(5)
})

test('after 90 frozen seconds the first look is right, and nothing but the present is heard', () => {
  const { runner, pass, heard } = setUp()
  runner.send({ type: 'start', plan: TABATA })
  pass(95_000)
  runner.look()
  expect(runner.$look.get().phase).toMatchObject({ kind: 'work', cycle: 4 })
  expect(runner.$look.get().phaseLeftMs).toBe(15_000)
  expect(heard).toEqual(['phase', 'phase'])
})

test('the end by the wall clock stays until something but time has moved it', () => {
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

test('a run from before goes on in silence', () => {
  const first = setUp()
  first.runner.send({ type: 'start', plan: TABATA })
  const second = setUp()
  second.pass(25_000)
  second.runner.restore(first.runner.run())
  expect(second.runner.$look.get().phase?.kind).toBe('rest')
  expect(second.heard).toEqual([])
})

test('the next look is due when a second is over', () => {
  const { runner, pass } = setUp()
  runner.send({ type: 'start', plan: TABATA })
  pass(1_250)
  expect(untilNextSecond(runner.look())).toBe(750)
})
