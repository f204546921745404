import type { Page } from '@playwright/test'
import { PATHS } from '#lib/site/routes.ts'
import { textsOf } from './texts.ts'

const t = textsOf('es')

/** The part of a group of fields, which is opened by its name. */
const groupOf = (page: Page, group: 'body' | 'girths' | 'heart' | 'glucose' | 'lipids') =>
  page.locator('summary').filter({ hasText: t(`health.group.${group}`) })

/** The form of a new record in the demonstration, for signed-out visitors. */
export function registerOn(page: Page) {
  const form = page.getByRole('form', { name: t('healthRegister.title') })
  return {
    form,
    open: async (query = '') => {
      await page.goto(`${PATHS.health}?tab=data${query}`)
      await form.waitFor()
    },
    field: (name: Parameters<typeof measureOf>[0]) => form.getByLabel(measureOf(name)),
    date: form.getByLabel(t('healthRegister.date.label')),
    note: form.getByLabel(t('healthRegister.note.label')),
    group: (group: Parameters<typeof groupOf>[1]) => groupOf(page, group),
    /** The question about a value. */
    question: form.getByRole('group', { name: /\?/ }),
    save: form.getByRole('button', { name: t('healthRegister.save.submit') }),
    saved: page.getByText(/^Guardado: /),
  }
}

const measureOf = (
  name: 'weight' | 'height' | 'waistCircumference' | 'restingHeartRate' | 'fastingGlucose',
) => t(`health.measure.${name}`)

/** The list of records in the demonstration. */
export function recordsOn(page: Page) {
  const list = page.getByRole('region', { name: t('healthRecords.list') })
  return {
    list,
    open: async (query = '') => {
      await page.goto(`${PATHS.health}?tab=records${query}`)
      await page.getByRole('tabpanel', { name: t('health.tabs.records') }).waitFor()
    },
    rows: list.getByRole('article'),
    details: list.getByRole('button', { name: /^Detalle del / }),
    edit: list.getByRole('button', { name: /^Editar el registro / }),
    /** How many records there are. */
    count: page.getByText(/^\d+ registros?$/),
    kind: (filter: 'all' | 'tests' | 'girths') =>
      page.getByText(t(`healthRecords.filter.of.${filter}`), { exact: true }),
    year: page.getByLabel(t('healthRecords.filter.year'), { exact: true }),
    more: page.getByRole('button', { name: t('healthRecords.menu.label') }),
    dialog: page.getByRole('dialog'),
    question: page.getByRole('alertdialog'),
  }
}

/** Leaves a result of the BMI calculator in the browser, as its button does: 165 cm and 68 kg on 18 November 2026. Once. */
export async function leaveBmi(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('left')) return
    sessionStorage.setItem('left', 'yes')
    const bmi = {
      tool: 'bmi',
      at: '2026-11-18T08:00:00.000Z',
      inputs: { height: 165, weight: 68 },
      result: { bmi: 25 },
    }
    localStorage.setItem('saved-results', JSON.stringify({ version: 1, items: [bmi] }))
  })
}
