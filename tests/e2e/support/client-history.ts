import type { Page } from '@playwright/test'
import { everyFlag } from '#lib/health/flags.ts'
import type { DisciplineField } from '#lib/health/discipline.ts'
import type { Authorization } from '#lib/sharing/schemas.ts'
import { GRANT_VERSION } from '#lib/sharing/grant-text.ts'
import { PATHS } from '#lib/site/routes.ts'
import { enterKeeper, type Keeper } from './keeper.ts'
import { enter, forgetTries } from './person.ts'
import { newProfessional, type NewProfessional } from './professional.ts'
import { test as base } from './test.ts'
import { textsOf } from './texts.ts'

/** Shares everything with a professional, from the request to the grant. */
async function shareWith({ api }: Keeper, { professionalId }: NewProfessional) {
  const asked = await api<Authorization>('POST', 'health/authorizations', { professionalId })
  return api<Authorization>('PATCH', `health/authorizations/${asked.id}`, {
    action: 'authorize',
    version: asked.version,
    allowedFields: everyFlag(true),
    purpose: '',
    expiresOn: null,
    textVersion: GRANT_VERSION,
    locale: 'es',
  })
}

const t = textsOf('es')

/** The editor of a client's history, in Spanish. */
export function editorOn(page: Page) {
  const form = page.getByRole('form', { name: /Historial de Salud/ })
  return {
    form,
    open: async (id: string) => {
      await page.goto(`${PATHS.clients}?client=${id}&view=history`)
      await form.waitFor()
    },
    field: (field: Exclude<DisciplineField, 'pain_level'>) =>
      form.getByLabel(t(`healthShared.field.${field}`), { exact: true }),
    pain: form.getByRole('group', { name: t('clientHistory.pain.legend') }),
    save: form.getByRole('button', { name: t('editing.save') }),
    saved: page.getByText(t('clientHistory.save.doneText')),
    restored: page.getByText(t('editing.restored')),
  }
}

/** A physiotherapist in `page`, with whom a client shares. */
type Given = {
  leire: Awaited<ReturnType<typeof newProfessional>>
  share: Awaited<ReturnType<typeof shareWith>>
}

/** With a client who shares. */
export const test = base.extend<{ given: Given }>({
  given: async ({ context, newVisitor, baseURL }, use) => {
    await forgetTries()
    const client = await enterKeeper(await newVisitor(), baseURL!)
    const leire = await newProfessional('physiotherapist', 'Leire Sáez')
    const share = await shareWith(client, leire)
    await enter(context, baseURL!, leire)
    await use({ leire, share })
  },
})
