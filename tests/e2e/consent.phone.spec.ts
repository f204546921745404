import { PATHS, profilePath } from '#lib/site/routes.ts'
import { somebody } from './support/api.ts'
import { consentOn } from './support/consent.ts'
import { expect, test } from './support/test.ts'

test.use({ cookieChoice: null })

/** More than either page has stops of the keyboard. */
const MOST_STEPS = 300

/** The part of the focused element that can be seen: 0 when something lies over all of it. */
const seen = () => {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 1
  const { left, top, width, height } = focused.getBoundingClientRect()
  const points = [0.1, 0.3, 0.5, 0.7, 0.9]
  const free = points.flatMap((x) =>
    points.map((y) => {
      const at = document.elementFromPoint(left + width * x, top + height * y)
      return at !== null && (focused.contains(at) || at.contains(focused) || isLabel(at, focused))
    }),
  )
  return free.filter(Boolean).length / free.length

  function isLabel(at: Element, control: Element) {
    return [...((control as HTMLInputElement).labels ?? [])].some((label) => label.contains(at))
  }
}

test('the banner covers nothing that has the focus', async ({ page, request }) => {
  const { id } = await somebody(request, 'trainer')
  const consent = consentOn(page, 'es')
  for (const path of [PATHS.home, profilePath('trainer', id)]) {
    await page.goto(path)
    await expect(consent.banner).toBeVisible()
    const isReopened = () =>
      consent.reopen.evaluate((element) => element === document.activeElement)
    const hidden: string[] = []
    let steps = 0
    while (steps < MOST_STEPS && !(await isReopened())) {
      await page.keyboard.press('Tab')
      steps++
      // Scrolling to it may take a frame.
      await page.evaluate(() => new Promise(requestAnimationFrame))
      if ((await page.evaluate(seen)) === 0) {
        hidden.push(await page.evaluate(() => document.activeElement?.outerHTML ?? ''))
      }
    }
    await expect(consent.reopen, path).toBeFocused()
    expect(steps, path).toBeGreaterThan(15)
    expect(hidden, path).toEqual([])
  }
})
