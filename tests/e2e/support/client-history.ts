import type { BrowserContext, Page } from '@playwright/test'
import type { HealthHistory } from '#lib/health/history.ts'
import { everyFlag } from '#lib/health/flags.ts'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import type { DisciplineField } from '#lib/health/discipline.ts'
import type { Authorization } from '#lib/sharing/contract.ts'
import { GRANT_VERSION } from '#lib/sharing/grant-text.ts'
import { PATHS } from '#lib/site/routes.ts'
import type { WrittenSections } from '#lib/workspace/contract.ts'
import { apiOf, enterKeeper, type Keeper } from './keeper.ts'
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

/** Takes it back. */
export const revoke = ({ api }: Keeper, { id, version }: Authorization) =>
  api('PATCH', `health/authorizations/${id}`, { action: 'revoke', version })

/** What the client reads of it. */
export const historyOf = ({ api }: Keeper) => api<HealthHistory>('GET', 'health/history')

/** Signs a professional in and saves parts of a client's history through the API. */
export async function writeAs(
  context: BrowserContext,
  origin: string,
  professional: NewProfessional,
) {
  await enter(context, origin, professional)
  const api = apiOf(context, origin)
  return (id: string, edit: object) =>
    api<WrittenSections>('PATCH', `workspace/clients/${id}/history`, edit)
}

/** The editor of a client's history. */
export function editorOn(page: Page, locale: Locale = 'es') {
  const t = textsOf(locale)
  const form = page.getByRole('form', { name: /Historial de Salud|Health history/ })
  return {
    form,
    open: async (id: string) => {
      await page.goto(`${localizedPath(PATHS.clients, locale)}?client=${id}&view=history`)
      await form.waitFor()
    },
    tab: (part: 'basics' | 'discipline' | 'notes') =>
      form.getByRole('tab', { name: t(`healthShared.history.${part}`) }),
    field: (field: Exclude<DisciplineField, 'pain_level'>) =>
      form.getByLabel(t(`healthShared.field.${field}`), { exact: true }),
    notes: form.getByLabel(t('clientHistory.notes.label'), { exact: true }),
    pain: form.getByRole('group', { name: t('clientHistory.pain.legend') }),
    clearPain: form.getByRole('button', { name: t('clientHistory.pain.clearName') }),
    save: form.getByRole('button', { name: t('clientHistory.save.submit') }),
    discard: form.getByRole('button', { name: t('clientHistory.save.discard'), exact: true }),
    saved: page.getByText(t('clientHistory.save.doneText')),
    restored: page.getByText(t('clientHistory.restored')),
    stale: page.getByRole('region', { name: t('clientHistory.stale.title') }),
  }
}

/** A client in a browser of their own, who shares with a physiotherapist (in `page`) and with a trainer. */
type Client = Awaited<ReturnType<typeof enterKeeper>>
type Given = {
  client: Client
  leire: Awaited<ReturnType<typeof newProfessional>>
  iker: Awaited<ReturnType<typeof newProfessional>>
  share: Awaited<ReturnType<typeof shareWith>>
  ikersShare: Awaited<ReturnType<typeof shareWith>>
}

/** With a client who shares. */
export const test = base.extend<{ given: Given }>({
  given: async ({ context, newVisitor, baseURL }, use) => {
    await forgetTries()
    const client = await enterKeeper(await newVisitor(), baseURL!)
    const leire = await newProfessional('physiotherapist', 'Leire Sáez')
    const iker = await newProfessional('trainer', 'Iker Sanz')
    const share = await shareWith(client, leire)
    const ikersShare = await shareWith(client, iker)
    await enter(context, baseURL!, leire)
    await use({ client, leire, iker, share, ikersShare })
  },
})
