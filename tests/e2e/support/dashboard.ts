import type { Page } from '@playwright/test'
import { textsOf } from './texts.ts'

const t = textsOf('es')

/** The dashboard of a professional, in Spanish. */
export function dashboardOn(page: Page) {
  const first = page.getByRole('region', { name: t('dashboard.first.title') })
  const questionnaires = page.getByRole('region', { name: t('dashboardQuestionnaires.title') })
  return {
    /** "Lo primero". */
    first,
    rows: first.getByRole('listitem'),
    tab: (name: 'questionnaires' | 'clients' | 'reviews' | 'contacts') =>
      page.getByRole('tab', { name: t(`dashboard.tabs.${name}`) }),
    card: (title: string) =>
      questionnaires.locator('li').filter({ has: page.getByRole('heading', { name: title }) }),
    dialog: page.getByRole('dialog'),
  }
}
