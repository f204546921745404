import { expect } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { HealthDemo } from '#islands/health/health-demo.tsx'
import { Health } from '#islands/health/health.tsx'
import { TEXTS } from '#lib/i18n/texts.ts'
import { PATHS } from '#lib/site/routes.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { mount } from '../support/mount.tsx'

/** Texts of the health centre, in Spanish. */
export const t = textsOf('es')

/** Draws the centre at an address; signed out it is the demonstration, which needs no answers. */
export function openHealth(query = '', { signedIn = false } = {}) {
  const Island = signedIn ? Health : HealthDemo
  return mount(<Island locale="es" texts={TEXTS.es} />, { at: PATHS.health + query, signedIn })
}

/** Resolves once a part can be seen. */
export const shown = (part: Locator) => expect.element(part).toBeVisible()

/** Scrolls to the chart, which loads when it is near. */
export async function toChart(): Promise<void> {
  await expect.poll(() => document.getElementById('health-chart')).not.toBeNull()
  document.getElementById('health-chart')!.scrollIntoView()
}

/** Resolves once a part is not there, or cannot be seen. */
export const gone = (part: Locator) =>
  expect.poll(() => part.elements().some((element) => element.checkVisibility())).toBe(false)

/** Resolves once there are so many. */
export const counted = (parts: Locator, count: number) =>
  expect.poll(() => parts.length).toBe(count)

/** A notice in the corner. */
export const toast = (text: string) => page.getByRole('status').filter({ hasText: text })

/** What a part says, without spaces around it. */
export const textOf = (part: Locator) => (part.element() as HTMLElement).innerText.trim()

type MeasureName =
  'weight' | 'height' | 'waistCircumference' | 'restingHeartRate' | 'fastingGlucose'

/** The form of a new record. */
export function register() {
  const form = page.getByRole('form', { name: t('healthRegister.title') })
  return {
    form,
    open: async (query = '') => {
      openHealth(`?tab=data${query}`)
      await shown(form)
    },
    field: (name: MeasureName) =>
      form.getByLabelText(t(`health.measure.${name}`), { exact: false }),
    date: form.getByLabelText(t('healthRegister.date.label'), { exact: false }),
    note: form.getByLabelText(t('healthRegister.note.label'), { exact: false }),
    /** What opens a group of fields. */
    group: (group: 'girths' | 'glucose') =>
      form.getByText(new RegExp(`^${t(`health.group.${group}`)}`)).first(),
    /** The question about a value. */
    question: form.getByRole('group', { name: /\?/ }),
    save: form.getByRole('button', { name: t('healthRegister.save.submit') }),
    saved: page.getByText(/^Guardado: /),
  }
}

/** The list of records. */
export function records() {
  const list = page.getByRole('region', { name: t('healthRecords.list') })
  return {
    list,
    open: async (query = '', as?: { signedIn: boolean }) => {
      openHealth(`?tab=records${query}`, as)
      await shown(page.getByRole('tabpanel', { name: t('health.tabs.records'), exact: false }))
    },
    rows: list.getByRole('article'),
    details: list.getByRole('button', { name: /^Detalle del / }),
    edit: list.getByRole('button', { name: /^Editar el registro / }),
    /** How many records there are. */
    count: page.getByText(/^\d+ registros?$/),
    kind: (filter: 'all' | 'tests' | 'girths') =>
      page.getByLabelText(t('healthRecords.filter.kind')).selectOptions(filter),
    year: page.getByLabelText(t('healthRecords.filter.year')),
    more: page.getByRole('button', { name: t('healthRecords.menu.label') }),
    dialog: page.getByRole('dialog'),
    question: page.getByRole('alertdialog'),
  }
}

/** What the button of the BMI calculator leaves in the browser: 165 cm and 68 kg on 18 November 2026. */
export function leaveBmi(): void {
  const bmi = {
    tool: 'bmi',
    at: '2026-11-18T08:00:00.000Z',
    inputs: { height: 165, weight: 68 },
    result: { bmi: 25 },
  }
  const [key, newValue] = ['saved-results', JSON.stringify({ version: 1, items: [bmi] })]
  localStorage.setItem(key, newValue)
  dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))
}
