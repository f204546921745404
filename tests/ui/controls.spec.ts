import { expect, test } from './gallery.ts'

test('a loading button keeps its width, name and focus, and submits once', async ({ page }) => {
  const send = page.getByRole('button', { name: 'Enviar una vez' })
  const before = await send.boundingBox()
  await send.focus()
  await page.keyboard.press('Enter')
  await expect(send).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('Enter')
  await send.click({ force: true })
  await expect(send).toBeFocused()
  await expect(page.getByText('Envíos: 1')).toBeVisible()
  expect(await send.boundingBox()).toEqual(before)
})

test('the error of a field precedes its help in the description', async ({ page }) => {
  const mail = page.getByRole('textbox', { name: 'Correo electrónico' })
  await expect(mail).toHaveAttribute('aria-invalid', 'true')
  await expect(mail).toHaveAccessibleDescription(/^Falta la @.* Te escribiremos aquí\.$/)
})

test('the counter follows the text and is only announced near its limit', async ({ page }) => {
  const message = page.getByRole('textbox', { name: 'Mensaje' })
  const spoken = page.getByRole('paragraph').filter({ hasText: 'de 60' }).getByRole('status')
  await message.fill('Hola')
  await expect(page.getByText('4 de 60 caracteres')).toBeVisible()
  await expect(spoken).toHaveText('')
  await message.fill('a'.repeat(54))
  await expect(spoken).toHaveText('54 de 60 caracteres')
})

test('a picture that fails to load is replaced by initials', async ({ page }) => {
  const broken = page.locator('img[src="/no-such-face.webp"]')
  await page.getByText('Íñigo de la Torre').scrollIntoViewIfNeeded()
  await expect(broken).toBeHidden()
  const face = page.locator('article', { hasText: 'Àlex' }).locator('img')
  await expect(face).toBeVisible()
  await expect(face).toHaveJSProperty('complete', true)
})

test('controls are at least 44 px high, and nothing overflows at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const pressed = page
    .locator('main')
    .locator(
      'button:visible, a:visible, input:visible:not(.sr-only), label:has(.sr-only), select, summary, [role=radio]',
    )
  const heights = await pressed.evaluateAll((all) =>
    all.filter((el) => el.getBoundingClientRect().height < 43.9).map((el) => el.outerHTML),
  )
  expect(heights).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('with reduced motion nothing is animated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'Contactar' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

test('focus is visible on every kind of control, in both themes', async ({ page }) => {
  const unseen = () =>
    page.evaluate(() => {
      // A control that covers a whole card draws its outline around the card.
      const seen = [null, '::after'].some((part) => {
        const style = getComputedStyle(document.activeElement ?? document.body, part)
        return style.outlineStyle === 'solid' && parseFloat(style.outlineWidth) >= 3
      })
      return seen ? null : (document.activeElement?.outerHTML ?? 'nothing')
    })
  for (let theme = 0; theme < 2; theme++) {
    await page.getByRole('button', { name: 'Tema oscuro' }).focus()
    if (theme === 1) await page.keyboard.press('Enter')
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press('Tab')
      expect(await unseen()).toBeNull()
    }
  }
})
