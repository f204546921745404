import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getMetrics } from '#lib/admin/metrics-calls.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { expectAccessible } from '../support/accessible.ts'
import { focus } from '../support/act.ts'
import { answer } from '../support/api.ts'
import { METRICS } from './data.ts'
import { openAdmin } from './support.tsx'

test.each(LOCALES)(
  '%s: metrics say how they are counted, are read by keyboard and as tables',
  async (locale) => {
    answer(getMetrics, METRICS)
    openAdmin('?tab=metrics', locale)
    const t = textsOf(locale)
    const card = page.getByRole('region', { name: t('adminMetrics.activity'), exact: true })
    const plot = card.getByRole('application', {
      name: t('adminMetrics.plot', { name: t('adminMetrics.series.reviews') }),
    })
    await expect.element(plot).toBeVisible()
    // A week is a quarter of the month, rounded down.
    const perWeek = t('adminMetrics.tile.perWeek', { count: '8' })
    await expect.element(page.getByText(perWeek)).toBeVisible()
    await expectAccessible('charts')

    // The arrows read a week after the other.
    await focus(plot)
    await userEvent.keyboard('{ArrowRight}')
    const start = t('adminMetrics.weekOf', { day: '' })
    await expect.element(card.getByText(new RegExp(`${start}\\d`))).toBeVisible()

    // A table says the same for every week of the range.
    await focus(card.getByRole('button', { name: t('adminMetrics.showTable'), exact: false }))
    await userEvent.keyboard('{Enter}')
    const rows = card.getByRole('table').getByRole('row')
    await expect.poll(() => rows.elements().length).toBe(13)
    await page.getByText(t('adminMetrics.range.weeks52'), { exact: true }).click()
    await expect.poll(() => rows.elements().length).toBe(53)
    expect(location.search).toContain('range=52')
    await expectAccessible('a table')

    // One place says how each figure is counted.
    await page.getByText(t('adminMetrics.counted')).click()
    await expect.element(page.getByText(/ (24:00|at 24:00)\./)).toBeVisible()
    const how = [
      'contacts',
      'reviews',
      'questionnaires',
      'centres',
      'signUps',
      'activity',
      'health',
      'users',
      'professionals',
      'mail',
    ] as const
    for (const figure of how) {
      const text = page.getByText(t(`adminMetrics.how.${figure}`), { exact: false })
      await expect.element(text).toBeVisible()
    }
  },
)

test('a month is compared with the same days of the one before, and says until when', async () => {
  const months = { contacts: { now: 30, before: 27 }, reviews: { now: 12, before: 12 } }
  answer(getMetrics, { ...METRICS, until: '2027-03-30', months })
  openAdmin('?tab=metrics')
  // The month before may be shorter: then it is all of it.
  await expect
    .element(
      page.getByText('30 hasta el 30 de marzo (+3), frente a 27 en todo febrero', { exact: false }),
    )
    .toBeVisible()
  await expect.element(page.getByText('Igual que en todo febrero', { exact: false })).toBeVisible()
})
