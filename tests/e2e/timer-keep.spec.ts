import type { Page } from '@playwright/test'
import { localizedPath } from '#lib/i18n/locales.ts'
import { expect, inLanguage, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const TABATA = '#mode=tabata&work=45&rest=15&cycles=6&rounds=2&roundRest=90'

inLanguage('en', (locale) => {
  const t = textsOf(locale)
  const settings = t('timers.keep.presets.title')

  async function openTimer(page: Page, fragment = '') {
    await page.goto(localizedPath('/tools/timer', locale) + fragment)
  }
  const field = (page: Page, name: string) => page.locator(`input[name="tabata.${name}"]`)
  const panel = (page: Page, title: string) => page.locator('details').filter({ hasText: title })
  async function openPanel(page: Page, title: string) {
    await page.locator('summary', { hasText: title }).click()
    // What a panel loads moves those below it: a click meanwhile would miss.
    await expect(panel(page, title).locator('[aria-busy=false]')).toBeVisible()
    return panel(page, title)
  }

  test('a preset is saved, applied, renamed, deleted and restored', async ({ page }) => {
    await openTimer(page, TABATA)
    let presets = await openPanel(page, settings)
    await expect(presets.getByText(t('timers.keep.presets.empty'))).toBeVisible()
    const name = presets.getByLabel(t('timers.keep.presets.name'))
    await name.press('Enter')
    await expect(presets.getByText(t('timers.keep.presets.nameless'))).toBeVisible()
    await expect(name).toBeFocused()
    await name.fill('Piernas <b>')
    await name.press('Enter')
    await expect(presets.getByRole('status')).toHaveText(
      t('timers.keep.presets.saved', { name: 'Piernas <b>' }),
    )

    // A second visit, with another fragment.
    await page.goto('about:blank')
    await openTimer(page, '#mode=tabata&work=10')
    presets = await openPanel(page, settings)
    const button = (verb: 'rename' | 'delete', preset: string) =>
      presets.getByRole('button', { name: t(`timers.keep.presets.${verb}`, { name: preset }) })
    const use = (preset: string) =>
      presets.getByRole('button', { name: `${t('timers.keep.presets.use')} ${preset} Tabata` })
    await expect(field(page, 'work')).toHaveValue('10')
    await use('Piernas <b>').click()
    for (const [part, value] of [
      ['work', '45'],
      ['rest', '15'],
      ['cycles', '6'],
    ] as const) {
      await expect(field(page, part)).toHaveValue(value)
    }

    await button('rename', 'Piernas <b>').click()
    const renamed = presets.getByLabel(t('timers.keep.presets.newName', { name: 'Piernas <b>' }))
    await expect(renamed).toBeFocused()
    await renamed.fill('Lunes')
    await renamed.press('Enter')
    await button('delete', 'Lunes').click()
    await expect(use('Lunes')).toBeHidden()
    const undo = presets.getByRole('button', { name: t('timers.keep.presets.undo') })
    await expect(undo).toBeFocused()
    await undo.press('Enter')
    await expect(use('Lunes')).toBeVisible()
  })
})
