import type { Page } from '@playwright/test'
import { PATHS } from '#lib/site/routes.ts'
import { textsOf } from './texts.ts'

const t = textsOf('es')

/** The form of a new record in the demonstration, for signed-out visitors. */
export function registerOn(page: Page) {
  const form = page.getByRole('form', { name: t('healthRegister.title') })
  return {
    form,
    open: async () => {
      await page.goto(`${PATHS.health}?tab=data`)
      await form.waitFor()
    },
    field: (name: 'weight') => form.getByLabel(t(`health.measure.${name}`)),
    note: form.getByLabel(t('healthRegister.note.label')),
    save: form.getByRole('button', { name: t('healthRegister.save.submit') }),
    saved: page.getByText(/^Guardado: /),
  }
}

/** The list of records in the demonstration. */
export function recordsOn(page: Page) {
  const list = page.getByRole('region', { name: t('healthRecords.list') })
  return {
    open: async (query = '') => {
      await page.goto(`${PATHS.health}?tab=records${query}`)
      await page.getByRole('tabpanel', { name: t('health.tabs.records') }).waitFor()
    },
    rows: list.getByRole('article'),
    details: list.getByRole('button', { name: /^Detalle del / }),
    edit: list.getByRole('button', { name: /^Editar el registro / }),
    /** How many records there are. */
    count: page.getByText(/^\d+ registros?$/),
    /** Shows the blood tests only. */
    showTests: () => page.getByLabel(t('healthRecords.filter.kind')).selectOption('tests'),
    more: page.getByRole('button', { name: t('healthRecords.menu.label') }),
    dialog: page.getByRole('dialog'),
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
