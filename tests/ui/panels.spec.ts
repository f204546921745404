import { expect, test } from './gallery.ts'

test('a panel opens and closes by keyboard', async ({ page }) => {
  const panel = page.getByRole('group').filter({ hasText: 'Contornos' })
  const summary = panel.locator('summary')
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(panel.getByText('Un metro, sin apretar.')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(panel.getByText('Un metro, sin apretar.')).toBeHidden()
})

test('a panel that fails to load reports it and is retried', async ({ page }) => {
  const panel = page.getByRole('group').filter({ hasText: 'Historial' })
  const summary = panel.locator('summary')
  await summary.click()
  await expect(panel.getByRole('alert')).toHaveText('No se ha podido cargar.')
  await summary.click()
  await summary.click()
  await expect(panel.getByText('Doce sesiones.')).toBeVisible()
})

test.describe('with clipboard permission', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('a link is copied, with a notice', async ({ page }) => {
    await page.getByRole('button', { name: 'Copiar enlace' }).click()
    await expect(page.getByText('Enlace copiado.')).toBeVisible()
    const link = await page.getByRole('textbox', { name: 'Enlace al temporizador' }).inputValue()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    await page.getByRole('button', { name: 'Compartir resultado' }).click()
    await expect(page.getByText('Resultado copiado.')).toBeVisible()
  })
})

test.describe('without clipboard permission', () => {
  test.beforeEach(async ({ page }) => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    })
  })

  test('a visible link is selected', async ({ page }) => {
    await page.getByRole('button', { name: 'Copiar enlace' }).click()
    await expect(page.getByText('Cópialo a mano')).toBeVisible()
    const selected = await page.evaluate(() => getSelection()?.toString())
    expect(selected).toMatch(/^https:.*work=20$/)
  })

  test('a hidden link is shown for manual copying', async ({ page }) => {
    await page.getByRole('button', { name: 'Compartir resultado' }).click()
    await expect(page.getByRole('textbox', { name: 'Copia este enlace' })).toHaveValue(/work=20$/)
  })
})

test.describe('with the Web Share API', () => {
  test.beforeEach(async ({ page }) => {
    await page.evaluate(() => {
      const shared: unknown[] = []
      Object.assign(globalThis, { shared })
      navigator.share = (data) => {
        shared.push(data)
        return shared.length > 1
          ? Promise.reject(new DOMException('', 'AbortError'))
          : Promise.resolve()
      }
    })
  })

  test('text and link are shared, and closing the share sheet is not an error', async ({
    page,
  }) => {
    const share = page.getByRole('button', { name: 'Compartir resultado' })
    await share.click()
    await share.click()
    const shared = await page.evaluate(() => (globalThis as { shared?: unknown }).shared)
    const given = { text: 'Mi resultado', url: expect.stringMatching(/work=20$/) as unknown }
    expect(shared).toEqual([given, given])
    await expect(page.getByRole('textbox', { name: 'Copia este enlace' })).toHaveCount(0)
  })
})

test('a code is a picture with a name, dark on light in both themes', async ({ page }) => {
  const code = page.getByRole('img', { name: 'Código del temporizador' })
  await expect(code).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.getByRole('button', { name: 'Tema oscuro' }).click()
  await expect(code).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(code).toHaveCSS('fill', 'rgb(0, 0, 0)')
})
