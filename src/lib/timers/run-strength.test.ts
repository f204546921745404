import { describe, expect, test } from 'vitest'
import { lineOf, type Story, tell, viewAfter } from '#tests/support/timer-story.ts'
import { planOf } from './configs.ts'

describe('strength timer', () => {
  const of = planOf({ mode: 'strength', rounds: 2, cycles: 2, rest: 60, roundRest: 180 })
  const cases: Story[] = [
    ['start is active', '999 look', 'running work 1.1 999 999 –'],
    ['no pause while active', '10 pause, 20 look', 'running work 1.1 20 20 –'],
    [
      'no pause out of a question while active',
      '10 ask, 20 pause, 30 look',
      'asking work 1.1 10 10 –',
    ],
    ['active cannot be skipped', '10 skip, 20 look', 'running work 1.1 20 20 –'],
    ['no laps', '10 lap, 20 look', 'running work 1.1 20 20 –'],
    ['Descanso rests', '40 next, 50 look', 'running rest 1.1 10 50 –'],
    ['no second Descanso while resting', '40 next, 45 next, 50 look', 'running rest 1.1 10 50 –'],
    ['pauses while resting', '40 next, 50 pause, 999 look', 'paused rest 1.1 10 50 –'],
    ['resumes to resting', '40 next, 50 pause, 100 resume, 105 look', 'running rest 1.1 15 55 –'],
    ['when rest ends it is active', '40 next, 100 look', 'running work 1.2 0 100 –'],
    ['a rest can be left early', '40 next, 50 skip, 55 look', 'running work 1.2 5 55 –'],
    [
      'round rest after the last cycle',
      '40 next, 140 next, 141 look',
      'running round-rest 1.2 1 141 –',
    ],
    ['next round', '40 next, 140 next, 320 look', 'running work 2.1 0 320 –'],
    [
      'completed after the last work',
      '40 next, 140 next, 340 next, 440 next, 999 look',
      'finished 0 440 0',
    ],
    ['reset', '40 next, 50 pause, 60 reset', 'idle 0 0 0'],
  ]
  test.each(cases)('%s', tell(of))

  test.each<[string, string, number, number]>([
    ['counts from 0', '1 look', 0, 0],
    ['one for each Descanso', '1 next, 2 look', 0, 1],
    ['still one when active again', '1 next, 61 look', 0, 1],
    ['the round ends at its cycles', '1 next, 62 next, 63 look', 1, 2],
    ['and the count begins again', '1 next, 62 next, 242 look', 1, 0],
    ['all', '1 next, 62 next, 243 next, 304 next', 2, 2],
  ])('completed cycles: %s', (_, story, rounds, cycles) => {
    const view = viewAfter(of, story)
    expect([view.completedRounds, view.completedCycles]).toEqual([rounds, cycles])
  })

  test('one cycle of one round is completed by one rest', () => {
    const single = planOf({ mode: 'strength', rounds: 1, cycles: 1, rest: 60, roundRest: 180 })
    expect(lineOf(viewAfter(single, '33 next'))).toBe('finished 0 33 0')
  })
})
