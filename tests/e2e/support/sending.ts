import type { Page } from '@playwright/test'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { textsOf } from './texts.ts'

/** The dialog that writes and sends a questionnaire. */
export function sendingOn(page: Page, locale: Locale = 'es') {
  const t = textsOf(locale)
  const dialog = page.getByRole('dialog', { name: t('sendQuestionnaire.title'), exact: true })
  const button = (name: string) => dialog.getByRole('button', { name, exact: true })
  const item = (number: number) =>
    dialog.getByRole('listitem', {
      name: t('sendQuestionnaire.questions.item', { number }),
      exact: true,
    })
  return {
    dialog,
    button,
    item,
    /** @param client the authorization of who is chosen from the start */
    open: async (client = 'new') => {
      await page.goto(`${localizedPath(PATHS.dashboard, locale)}?send=${client}`)
      await dialog.waitFor()
    },
    title: dialog.getByLabel(t('sendQuestionnaire.name.label')),
    /** All questions, in their order. */
    items: dialog.getByRole('listitem', {
      name: new RegExp(`^${t('sendQuestionnaire.questions.item', { number: '' }).trim()} \\d+$`),
    }),
    add: button(t('sendQuestionnaire.questions.add')),
    textOf: (number: number) =>
      dialog.getByLabel(t('sendQuestionnaire.questions.text', { number }), { exact: true }),
    toggle: (number: number) => item(number).locator('button[aria-expanded]'),
    move: (way: 'up' | 'down', number: number) =>
      button(t(`sendQuestionnaire.questions.${way}`, { number })),
    remove: (number: number) => button(t('sendQuestionnaire.questions.remove', { number })),
    grip: (number: number) => item(number).locator('.cursor-grab'),
    addClients: button(t('sendQuestionnaire.clients.add')),
    search: dialog.getByLabel(t('sendQuestionnaire.clients.search')),
    client: (name: string) => dialog.getByRole('checkbox', { name }),
    due: dialog.getByLabel(t('sendQuestionnaire.due.label')),
    repeat: dialog.getByLabel(t('sendQuestionnaire.repeat.label'), { exact: true }),
    until: dialog.getByLabel(t('sendQuestionnaire.repeat.until'), { exact: true }),
    templates: button(t('sendQuestionnaire.templates.open')),
    send: button(t('sendQuestionnaire.send')),
    sent: (count: number) =>
      page.getByRole('status').filter({ hasText: t('sendQuestionnaire.sent', { count }) }),
  }
}
