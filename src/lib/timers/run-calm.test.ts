import { describe, expect, test } from 'vitest'
import { type Story, tell, viewAfter } from '#tests/support/timer-story.ts'
import { DEFAULTS, planOf } from './configs.ts'
import { withPreparation } from './plan.ts'

describe('meditation', () => {
  const cases: Story[] = [
    ['runs', '299 look', 'running meditate 1.1 299 299 1'],
    ['pauses', '10 pause, 999 look', 'paused meditate 1.1 10 10 290'],
    ['resumes', '10 pause, 999 resume, 1000 look', 'running meditate 1.1 11 11 289'],
    ['complete at zero', '300 look', 'finished 0 300 0'],
    ['reset', '300 reset', 'idle 0 0 0'],
  ]
  test.each(cases)('%s', tell(planOf(DEFAULTS.meditation)))
})

describe('breathing', () => {
  const box: Story[] = [
    ['inhale', '3.9 look', 'running inhale 1.1 3.9 3.9 76.1'],
    ['hold', '4 look', 'running hold-in 1.1 0 4 76'],
    ['exhale', '8 look', 'running exhale 1.1 0 8 72'],
    ['hold', '12 look', 'running hold-out 1.1 0 12 68'],
    ['next breath', '16 look', 'running inhale 1.2 0 16 64'],
    ['complete after the breaths', '80 look', 'finished 0 80 0'],
    ['pauses', '5 pause, 99 look', 'paused hold-in 1.1 1 5 75'],
    ['resumes', '5 pause, 99 resume, 100 look', 'running hold-in 1.1 2 6 74'],
    ['reset', '5 reset', 'idle 0 0 0'],
  ]
  test.each(box)('box: %s', tell(planOf(DEFAULTS.breathing)))

  const endless: Story[] = [
    ['inhale', '4 look', 'running inhale 1.1 4 4 –'],
    ['exhale, the holds left out', '5 look', 'running exhale 1.1 0 5 –'],
    ['begins again', '10 look', 'running inhale 1.2 0 10 –'],
    ['a tab that slept a day', '86406 look', 'running exhale 1.8641 1 86406 –'],
    [
      'a clock that is a century off',
      '3200000001 look',
      'running inhale 1.320000001 1 3200000001 –',
    ],
  ]
  test.each(endless)(
    'endless: %s',
    tell(planOf({ ...DEFAULTS.breathing, pattern: 'coherent', cycles: 0 })),
  )

  test('endless: cycles and phases keep counting, also after a preparation', () => {
    const of = withPreparation(planOf({ ...DEFAULTS.breathing, pattern: 'coherent', cycles: 0 }))
    const view = viewAfter(of, '45 look')
    expect(view).toMatchObject({ phaseIndex: 6, completedCycles: 2, elapsedMs: 25_000 })
    expect(view.phase).toMatchObject({ kind: 'exhale', cycle: 3 })
    expect(view.nextPhase).toMatchObject({ kind: 'inhale', cycle: 4 })
  })
})
