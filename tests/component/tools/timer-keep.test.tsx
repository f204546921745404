import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { localDay } from '#lib/timers/days.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { press } from '../support/act.ts'
import { expectAccessible } from '../support/accessible.ts'
import { leavePage } from '../support/mount.tsx'
import { fillStorage, replace, stored } from './support/browser.ts'
import { stopClock } from './support/clock.ts'
import { openTimer } from './support/timer.tsx'

const TABATA = 'mode=tabata&work=45&rest=15&cycles=6&rounds=2&roundRest=90'

const t = textsOf('en')
const PRESETS = t('timers.keep.presets.title')
const SHARE = t('timers.keep.share.title')
const HISTORY = t('timers.keep.history.title')

/** The general timer in English, with the numbers of a Tabata, and a way to open its panels. */
function openKeeping(settings = '') {
  const timer = openTimer(settings, { locale: 'en' })
  const panel = (title: string) => page.css('details').filter({ hasText: title })
  return {
    ...timer,
    panel,
    number: (name: string) => timer.form.css(`input[name="tabata.${name}"]`),
    chosen: (mode: string) => timer.form.css(`[value="${mode}"]`),
    openPanel: async (title: string) => {
      await page.css('summary').filter({ hasText: title }).click()
      // What a panel loads moves those below it: a click meanwhile would miss.
      await expect.element(panel(title).css('[aria-busy=false]')).toBeVisible()
      return panel(title)
    },
  }
}

/** Stores a finished workout of 20 minutes for each of these days. */
function trainedOn(daysAgo: number[]) {
  const items = daysAgo.map((ago) => {
    const date = new Date()
    date.setDate(date.getDate() - ago)
    return { day: localDay(date), time: '18:05', mode: 'emom', seconds: 1200 }
  })
  stored('timer-history', JSON.stringify({ version: 1, items }))
}

test('a preset is saved, applied, renamed, deleted and restored', async () => {
  const first = openKeeping(TABATA)
  let presets = await first.openPanel(PRESETS)
  await expect.element(presets.getByText(t('timers.keep.presets.empty'))).toBeVisible()
  const name = presets.getByLabelText(t('timers.keep.presets.name'))
  await press(name, '{Enter}')
  await expect.element(presets.getByText(t('timers.keep.presets.nameless'))).toBeVisible()
  await expect.element(name).toHaveFocus()
  await userEvent.keyboard('Piernas <b>')
  await expect.element(name).not.toHaveAttribute('aria-invalid')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(presets.getByRole('status'))
    .toHaveTextContent(t('timers.keep.presets.saved', { name: 'Piernas <b>' }))

  // A second visit, with another fragment.
  leavePage()
  const { number, openPanel } = openKeeping('mode=tabata&work=10')
  presets = await openPanel(PRESETS)
  const button = (verb: 'rename' | 'delete', preset: string) =>
    presets.getByRole('button', { name: t(`timers.keep.presets.${verb}`, { name: preset }) })
  const use = (preset: string) =>
    presets.getByRole('button', {
      name: new RegExp(`^${t('timers.keep.presets.use')} ${preset} Tabata`),
    })
  await expect.element(number('work')).toHaveValue('10')
  await use('Piernas <b>').click()
  await expect.element(number('work')).toHaveValue('45')
  await expect.element(number('rest')).toHaveValue('15')
  await expect.element(number('cycles')).toHaveValue('6')

  await button('rename', 'Piernas <b>').click()
  const renamed = presets.getByLabelText(t('timers.keep.presets.newName', { name: 'Piernas <b>' }))
  await expect.element(renamed).toHaveFocus()
  await renamed.fill('Lunes')
  await userEvent.keyboard('{Enter}')
  await button('delete', 'Lunes').click()
  await expect.poll(() => use('Lunes').elements()).toHaveLength(0)
  const undo = presets.getByRole('button', { name: t('timers.keep.presets.undo') })
  await expect.element(undo).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(use('Lunes')).toBeVisible()
})

test('a shared link opens the same timer', async () => {
  const { openPanel, number } = openKeeping(TABATA)
  const share = await openPanel(SHARE)
  const link = share.getByLabelText(t('timers.keep.share.link'))
  const address = () => (link.element() as HTMLInputElement).value
  expect(address().endsWith(`/tools/timer#${TABATA}`)).toBe(true)
  await expect.element(share.getByRole('img', { name: t('timers.keep.share.code') })).toBeVisible()
  await number('work').fill('50')
  await expect.poll(address).toContain('work=50&')
  const { hash } = new URL(address())
  leavePage()
  localStorage.clear()

  const other = openTimer(hash.slice(1), { locale: 'es' })
  await expect.element(other.form.css('input[name="tabata.work"]')).toHaveValue('50')
  await expect.element(other.form.css('input[name="tabata.roundRest"]')).toHaveValue('90')
  await expect.element(other.form.css('[value="tabata"]')).toBeChecked()
})

test('a link that cannot be copied is selected for manual copying', async () => {
  replace(navigator.clipboard, 'writeText', () =>
    Promise.reject(new DOMException('', 'NotAllowedError')),
  )
  const { openPanel } = openKeeping(TABATA)
  const share = await openPanel(SHARE)
  await share.getByRole('button', { name: t('timers.keep.share.copy') }).click()
  await expect.element(share.getByRole('status')).toHaveTextContent(t('timers.keep.share.byHand'))
  expect(getSelection()?.toString()).toContain(TABATA)
})

test('workouts are in the calendar until it is cleared', async () => {
  stopClock()
  trainedOn([0, 1, 3])
  const history = await openKeeping().openPanel(HISTORY)
  const streak = history.css('dl div').filter({ hasText: t('timers.keep.history.streak') })
  await expect.element(streak).toMatchTextContent(t('timers.keep.history.days', { count: 2 }))
  expect(history.getByRole('columnheader').elements()).toHaveLength(7)
  await expect
    .element(history.css('td[aria-current=date]'))
    .toMatchTextContent(t('timers.keep.history.done', { count: 1, time: '20 min' }))
  await history.getByRole('button', { name: t('timers.keep.history.clear') }).click()
  await expect.element(history.getByRole('button', { name: t('island.cancel') })).toHaveFocus()
  await history.getByRole('button', { name: t('timers.keep.history.clearAll') }).click()
  await expect.element(history.getByText(t('timers.keep.history.empty'))).toHaveFocus()
  expect(localStorage.getItem('timer-history')).toBeNull()
})

test('corrupt or outdated stored data is ignored', async () => {
  stored('timer-last:timer', '{"mode":"tabata","work":"soon"}')
  stored('timer-presets:timer', '{"version":0,"items":[{"name":"Old"}]}')
  stored('timer-history', '[[[')
  const { openPanel, chosen } = openKeeping()
  await openPanel(PRESETS)
  await expect.element(page.getByText(t('timers.keep.presets.empty'))).toBeVisible()
  await openPanel(HISTORY)
  await expect.element(page.getByText(t('timers.keep.history.empty'))).toBeVisible()
  await expect.element(chosen('countdown')).toBeChecked()
})

test('it is accessible with all panels open', async () => {
  const clock = stopClock()
  trainedOn([0, 2])
  const { openPanel } = openKeeping(TABATA)
  const presets = await openPanel(PRESETS)
  await openPanel(SHARE)
  await openPanel(HISTORY)
  await presets.getByLabelText(t('timers.keep.presets.name')).fill('Lunes')
  await presets.getByRole('button', { name: t('timers.keep.presets.save') }).click()
  await expect.element(page.getByRole('table')).toBeVisible()
  await expect.element(presets.getByText('Lunes', { exact: true })).toBeVisible()
  await clock.aside(() => expectAccessible())
})

// Last: what could not be stored is kept as long as the page.
test('without storage the failure is reported, and the timer works', async () => {
  fillStorage()
  const { openPanel, start, stage } = openKeeping(TABATA)
  const presets = await openPanel(PRESETS)
  await presets.getByLabelText(t('timers.keep.presets.name')).fill('Lunes')
  await presets.getByRole('button', { name: t('timers.keep.presets.save') }).click()
  await expect.element(presets.getByText(t('timers.keep.refused'))).toBeVisible()
  await start.click()
  await expect.element(stage).toBeVisible()
})
