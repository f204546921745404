import { PATHS, profilePath } from '#lib/site/routes.ts'
import { somebody } from './support/api.ts'
import { consentOn } from './support/consent.ts'
import { expect, test } from './support/test.ts'

test.use({ cookieChoice: null })

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

for (const name of ['home', 'profile'] as const) {
  test(`the banner covers nothing that has the focus: ${name}`, async ({ page, request }) => {
    const { id } = await somebody(request, 'trainer')
    const consent = consentOn(page, 'es')
    await page.goto(name === 'home' ? PATHS.home : profilePath('trainer', id))
    await expect(consent.banner).toBeVisible()
    const reopened = consent.reopen
    const hidden: string[] = []
    const end = Date.now() + 20_000
    let steps = 0
    for (; Date.now() < end; steps++) {
      await page.keyboard.press('Tab')
      // Scrolling to it may take a frame.
      await page.evaluate(() => new Promise(requestAnimationFrame))
      if ((await page.evaluate(seen)) === 0) {
        hidden.push(await page.evaluate(() => document.activeElement?.outerHTML ?? ''))
      }
      if (await reopened.evaluate((element) => element === document.activeElement)) break
    }
    await expect(reopened).toBeFocused()
    expect(steps).toBeGreaterThan(15)
    expect(hidden).toEqual([])
  })
}
