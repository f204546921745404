import type { Page } from '@playwright/test'
import { PATHS } from '#lib/site/routes.ts'
import { textsOf } from './texts.ts'

const t = textsOf('es')

/** The dialog that writes and sends a questionnaire, in Spanish. */
export function sendingOn(page: Page) {
  const dialog = page.getByRole('dialog', { name: t('sendQuestionnaire.title'), exact: true })
  const button = (name: string) => dialog.getByRole('button', { name, exact: true })
  const item = (number: number) =>
    dialog.getByRole('listitem', {
      name: t('sendQuestionnaire.questions.item', { number }),
      exact: true,
    })
  return {
    dialog,
    item,
    /** @param client the authorization of who is chosen from the start */
    open: async (client = 'new') => {
      await page.goto(`${PATHS.dashboard}?send=${client}`)
      await dialog.waitFor()
    },
    title: dialog.getByLabel(t('sendQuestionnaire.name.label')),
    toggle: (number: number) => item(number).locator('button[aria-expanded]'),
    grip: (number: number) => item(number).locator('.cursor-grab'),
    addClients: button(t('sendQuestionnaire.clients.add')),
    client: (name: string) => dialog.getByRole('checkbox', { name }),
    repeat: dialog.getByLabel(t('sendQuestionnaire.repeat.label'), { exact: true }),
    send: button(t('sendQuestionnaire.send')),
  }
}
