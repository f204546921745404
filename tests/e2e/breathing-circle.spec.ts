import { breathingOn } from './support/breathing.ts'
import { expect, test } from './support/test.ts'

const SECOND = 1_000

test.describe('the breathing circle', () => {
  test('does not move with reduced motion; a ring fills in steps', async ({ page }) => {
    const breathing = breathingOn(page, 'es')
    await breathing.open()
    await breathing.start.click()
    await breathing.expectMoment({ phase: 'inhale', left: 4 })
    await expect(breathing.lit).toHaveCount(0)
    await breathing.forward(3 * SECOND)
    await expect(breathing.lit).toHaveCount(3)
    expect(await breathing.orb.evaluate((orb) => orb.getAnimations({ subtree: true }))).toEqual([])
    expect(await breathing.orb.evaluate((orb) => getComputedStyle(orb).transform)).toBe('none')
  })

  test.describe('with motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } })

    /** The current scale of the circle, and the properties its animations change. */
    const drawn = (orb: Element) => ({
      scale: new DOMMatrix(getComputedStyle(orb).transform).a,
      changed: orb
        .getAnimations()
        .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
        .flatMap((frame) => Object.keys(frame))
        .filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name)),
    })

    test('scales from 1 to 1.5 using only a transform', async ({ page }) => {
      const breathing = breathingOn(page, 'es')
      await breathing.open()
      await breathing.start.click()
      await breathing.expectMoment({ phase: 'inhale', left: 4 })
      await breathing.pause.click()
      const before = await breathing.orb.evaluate(drawn)
      expect(before.scale).toBeLessThan(1.1)
      expect(new Set(before.changed)).toEqual(new Set(['transform']))
      await breathing.resume.click()
      await breathing.forward(4 * SECOND)
      await breathing.expectMoment({ phase: 'hold-in', left: 4 })
      expect((await breathing.orb.evaluate(drawn)).scale).toBeCloseTo(1.5, 2)
      await breathing.forward(8 * SECOND)
      await breathing.expectMoment({ phase: 'hold-out', left: 4 })
      expect((await breathing.orb.evaluate(drawn)).scale).toBeCloseTo(1, 2)
    })

    test('stays at the elapsed time during a pause', async ({ page }) => {
      const breathing = breathingOn(page, 'es')
      await breathing.open()
      await breathing.start.click()
      await breathing.forward(2 * SECOND)
      await breathing.expectMoment({ phase: 'inhale', left: 2 })
      await breathing.pause.click()
      const timeOf = () =>
        breathing.orb.evaluate((orb) => orb.getAnimations().map(({ currentTime }) => currentTime))
      await expect.poll(timeOf).toEqual([2 * SECOND])
      await breathing.forward(5 * SECOND)
      expect(await timeOf()).toEqual([2 * SECOND])
    })
  })
})
