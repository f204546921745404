import { toolPath } from '#lib/tools/tools.ts'
import { islandsAlive } from './support/island.ts'
import { expect, test } from './support/test.ts'
import { timerOn } from './support/timer.ts'

const SCREENS = [
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a small phone', width: 320, height: 568 },
  { name: 'a phone on its side', width: 844, height: 390 },
] as const

for (const { name, width, height } of SCREENS) {
  test(`on ${name} the whole stage is visible, with a large main control`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const { open, begin, stage, button, phase } = timerOn(page, 'es')
    await open('mode=tabata&rounds=3')
    await begin()
    await expect(phase).toBeInViewport({ ratio: 1 })
    for (const each of await stage.getByRole('button').all()) {
      await expect(each).toBeInViewport({ ratio: 1 })
      const box = (await each.boundingBox())!
      expect(Math.min(box.width, box.height), await each.innerText()).toBeGreaterThanOrEqual(44)
    }
    const main = (await button('Pausa').boundingBox())!
    expect(main.width * main.height).toBeGreaterThan(0.09 * width * height)
    const digits = (await stage.locator('.stage-time .digits').boundingBox())!
    expect(digits.x).toBeGreaterThanOrEqual(0)
    expect(digits.x + digits.width).toBeLessThanOrEqual(width)
    expect(digits.height).toBeGreaterThanOrEqual(height * 0.12)
  })
}

test('the longest times fit', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  const { open, begin, stage, shows } = timerOn(page, 'es')
  await open('mode=stopwatch')
  await begin()
  await page.clock.fastForward(3_725_000)
  await shows('1:02:05')
  const digits = (await stage.locator('.stage-time .digits').boundingBox())!
  expect(digits.x).toBeGreaterThanOrEqual(0)
  expect(digits.x + digits.width).toBeLessThanOrEqual(320)
})

for (const mode of ['Cuenta atrás', 'Tabata', 'EMOM', 'Intervalos']) {
  test(`the start button of ${mode} is always in view and covers no field`, async ({ page }) => {
    await page.goto(toolPath('timer'))
    await page.locator('label:has([name=mode])').filter({ hasText: mode }).tap()
    await islandsAlive(page)
    await page.evaluate(() => scrollTo(0, 0))
    const start = page.getByRole('button', { name: 'Empezar' })
    await expect(start).toBeInViewport({ ratio: 1 })
    const fields = page
      .getByRole('main')
      .locator('form :is(input:not([type=radio]), select):visible')
    await expect(fields).not.toHaveCount(0)
    for (const field of await fields.all()) {
      await field.focus()
      const { y, height } = (await field.boundingBox())!
      expect(y + height).toBeLessThanOrEqual((await start.boundingBox())!.y)
    }
  })
}

test('the first tap on the start button of an unhydrated timer starts it', async ({ page }) => {
  await page.goto(toolPath('timer'))
  await page.getByRole('button', { name: 'Empezar' }).tap()
  await expect(page.getByRole('heading', { name: 'Prepárate' })).toBeVisible()
})
