import type { Page } from '@playwright/test'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { localDay } from '#lib/timers/days.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, inLanguage, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const TABATA = '#mode=tabata&work=45&rest=15&cycles=6&rounds=2&roundRest=90'

inLanguage('en', (locale) => {
  const t = textsOf(locale)
  const titles = [
    t('timers.keep.presets.title'),
    t('timers.keep.share.title'),
    t('timers.keep.history.title'),
  ] as const

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
    let presets = await openPanel(page, titles[0])
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
    presets = await openPanel(page, titles[0])
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

  test('a shared link opens the same timer in another browser', async ({ page, newVisitor }) => {
    await openTimer(page, TABATA)
    const share = await openPanel(page, titles[1])
    const link = share.getByLabel(t('timers.keep.share.link'))
    await expect(link).toHaveValue(new RegExp(`/tools/timer${TABATA}$`))
    await expect(share.getByRole('img', { name: t('timers.keep.share.code') })).toBeVisible()
    await field(page, 'work').fill('50')
    await expect(link).toHaveValue(/work=50&/)

    const other = await (await newVisitor({ locale: 'es-ES' })).newPage()
    await other.goto(await link.inputValue())
    await expect(field(other, 'work')).toHaveValue('50')
    await expect(field(other, 'roundRest')).toHaveValue('90')
    await expect(other.locator('[value="tabata"]')).toBeChecked()
  })

  test('a link that cannot be copied is selected for manual copying', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    })
    await openTimer(page, TABATA)
    const share = await openPanel(page, titles[1])
    await share.getByRole('button', { name: t('timers.keep.share.copy') }).click()
    await expect(share.getByRole('status')).toHaveText(t('timers.keep.share.byHand'))
    expect(await page.evaluate(() => getSelection()?.toString())).toContain(TABATA)
  })

  test('workouts are in the calendar until it is cleared', async ({ page }) => {
    await trainedOn(page, locale, [0, 1, 3])
    await openTimer(page)
    const history = await openPanel(page, titles[2])
    const streak = history.locator('dl div').filter({ hasText: t('timers.keep.history.streak') })
    await expect(streak).toContainText(t('timers.keep.history.days', { count: 2 }))
    await expect(history.getByRole('columnheader')).toHaveCount(7)
    await expect(history.locator('td[aria-current=date]')).toContainText(
      t('timers.keep.history.done', { count: 1, time: '20 min' }),
    )
    await history.getByRole('button', { name: t('timers.keep.history.clear') }).click()
    await expect(history.getByRole('button', { name: t('timers.keep.cancel') })).toBeFocused()
    await history.getByRole('button', { name: t('timers.keep.history.clearAll') }).click()
    await expect(history.getByText(t('timers.keep.history.empty'))).toBeFocused()
    await page.reload()
    await openPanel(page, titles[2])
    await expect(history.getByText(t('timers.keep.history.empty'))).toBeVisible()
  })

  test('corrupt or outdated stored data is ignored', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('timer-last:timer', '{"mode":"tabata","work":"soon"}')
      localStorage.setItem('timer-presets:timer', '{"version":0,"items":[{"name":"Old"}]}')
      localStorage.setItem('timer-history', '[[[')
    })
    await openTimer(page)
    await openPanel(page, titles[0])
    await expect(page.getByText(t('timers.keep.presets.empty'))).toBeVisible()
    await openPanel(page, titles[2])
    await expect(page.getByText(t('timers.keep.history.empty'))).toBeVisible()
    await expect(page.locator('[value="countdown"]')).toBeChecked()
  })

  test('without storage the failure is reported, and the timer works', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await openTimer(page, TABATA)
    const presets = await openPanel(page, titles[0])
    await presets.getByLabel(t('timers.keep.presets.name')).fill('Lunes')
    await presets.getByRole('button', { name: t('timers.keep.presets.save') }).click()
    await expect(presets.getByText(t('timers.keep.refused'))).toBeVisible()
    await page.getByRole('button', { name: t('timers.settings.start') }).click()
    await expect(page.locator('dialog[open]')).toBeVisible()
  })

  test('a panel that fails to load reports it and is retried when reopened', async ({
    page,
    problems,
  }) => {
    problems.allow(/ERR_FAILED|Failed to fetch dynamically imported module/)
    await openTimer(page, TABATA)
    await expect(page.locator('[value="tabata"]')).toBeChecked()
    const everyScript = /\.js$/
    await page.route(everyScript, (route) => route.abort())
    const share = await openPanel(page, titles[1])
    await expect(share.getByRole('alert')).toHaveText(t('timers.keep.failed'))
    await page.unroute(everyScript)
    await share.locator('summary').click()
    await share.locator('summary').click()
    await expect(share.getByLabel(t('timers.keep.share.link'))).toBeVisible()
  })

  test('it is accessible with all panels open', async ({ page }) => {
    await trainedOn(page, locale, [0, 2])
    await openTimer(page, TABATA)
    for (const title of titles) await openPanel(page, title)
    const presets = panel(page, titles[0])
    await presets.getByLabel(t('timers.keep.presets.name')).fill('Lunes')
    await presets.getByRole('button', { name: t('timers.keep.presets.save') }).click()
    await expect(page.getByRole('table')).toBeVisible()
    await expectAccessible(page)
  })
})

/** Stores a finished workout of 20 minutes for each of these days. */
async function trainedOn(page: Page, locale: Locale, daysAgo: number[]) {
  await page.goto(localizedPath('/tools/timer', locale))
  // The browser's, whose time zone is another than that of this process.
  const today = await page.evaluate(() => new Date().toDateString())
  const noon = (ago: number) => {
    const date = new Date(`${today} 12:00`)
    date.setDate(date.getDate() - ago)
    return date
  }
  const items = daysAgo.map((ago) => {
    return { day: localDay(noon(ago)), time: '18:05', mode: 'emom', seconds: 1200 }
  })
  await page.evaluate(
    (text) => localStorage.setItem('timer-history', text),
    JSON.stringify({ version: 1, items }),
  )
}
