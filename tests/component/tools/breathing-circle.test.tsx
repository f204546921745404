import { describe, expect, test } from 'vitest'
import { openBreathing } from './support/breathing.tsx'
import { withMotion } from './support/browser.ts'
import { stopClock } from './support/clock.ts'

const SECOND = 1_000

test('the circle does not move with reduced motion; a ring fills in steps', async () => {
  const clock = stopClock()
  const { start, lit, orb, expectMoment } = openBreathing()
  await start.click()
  await expectMoment({ phase: 'inhale', left: 4 })
  expect(lit()).toBe(0)
  await clock.forward(3 * SECOND)
  await expect.poll(lit).toBe(3)
  expect(orb().getAnimations({ subtree: true })).toEqual([])
  expect(getComputedStyle(orb()).transform).toBe('none')
})

describe('with motion', () => {
  /** The current scale of the circle, and the properties its animations change. */
  const drawn = (orb: Element) => ({
    scale: new DOMMatrix(getComputedStyle(orb).transform).a,
    changed: orb
      .getAnimations()
      .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
      .flatMap((frame) => Object.keys(frame))
      .filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name)),
  })

  test('the circle scales from 1 to 1.5 using only a transform', async () => {
    await withMotion()
    const clock = stopClock()
    const { start, pause, resume, orb, expectMoment } = openBreathing()
    await start.click()
    await expectMoment({ phase: 'inhale', left: 4 })
    await pause.click()
    await expect.element(resume).toBeVisible()
    const before = drawn(orb())
    expect(before.scale).toBeLessThan(1.1)
    expect(new Set(before.changed)).toEqual(new Set(['transform']))
    await resume.click()
    await clock.forward(4 * SECOND)
    await expectMoment({ phase: 'hold-in', left: 4 })
    expect(drawn(orb()).scale).toBeCloseTo(1.5, 2)
    await clock.forward(8 * SECOND)
    await expectMoment({ phase: 'hold-out', left: 4 })
    expect(drawn(orb()).scale).toBeCloseTo(1, 2)
  })

  test('the circle stays at the elapsed time during a pause', async () => {
    await withMotion()
    const clock = stopClock()
    const { start, pause, orb, expectMoment } = openBreathing()
    await start.click()
    await clock.forward(2 * SECOND)
    await expectMoment({ phase: 'inhale', left: 2 })
    await pause.click()
    const times = () =>
      orb()
        .getAnimations()
        .map(({ currentTime }) => currentTime)
    await expect.poll(times).toEqual([2 * SECOND])
    await clock.forward(5 * SECOND)
    expect(times()).toEqual([2 * SECOND])
  })
})
