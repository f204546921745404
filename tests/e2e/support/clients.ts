import type { BrowserContext, Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import type { healthRecords } from '#db/schema/health/index.ts'
import { profiles } from '#db/schema/index.ts'
import type { Flag } from '#lib/health/flags.ts'
import type { AuthorizationId, UserId } from '#lib/ids.ts'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { makeUser } from '#tests/support/accounts.ts'
import { consent } from '#tests/support/health.ts'
import { between } from '#tests/support/world.ts'
import { enter, withDatabase } from './person.ts'
import { newTrainer } from './professional.ts'
import { textsOf } from './texts.ts'

/** A new trainer without clients, signed in in this browser. */
export async function trainerIn(context: BrowserContext, origin: string): Promise<{ id: UserId }> {
  const trainer = await newTrainer('Ona Clientes')
  await enter(context, origin, trainer)
  return trainer
}

type Given = {
  name: string
  /** What is shared; null for somebody who has only asked to. */
  shares?: readonly Flag[] | null
  expiresOn?: string
  records?: readonly (Partial<typeof healthRecords.$inferInsert> & { recordDate: string })[]
}
export type SharingClient = { id: UserId; share: AuthorizationId; name: string }

/**
 * Somebody who shares with a trainer, or has asked to, inserted as themselves: through the API each would take six calls,
 * of which mails go out.
 */
export function newClient(trainer: { id: UserId }, given: Given): Promise<SharingClient> {
  const { name, shares = ['weight'], expiresOn = null, records = [] } = given
  return withDatabase(async (db) => {
    const both = between(db, async () => ({
      professional: { ...trainer, type: 'trainer', name: null },
      client: await consenting(db, name),
    }))
    const sharing = shares ? both.shares(...shares).but({ expiresOn }) : both.asks()
    const [, { id }, share] = await sharing.records(...records).insert()
    return { id, share, name }
  })
}

async function consenting(db: Database, name: string): Promise<{ id: UserId }> {
  const { id } = await makeUser(db)
  await db.update(profiles).set({ displayName: name }).where(eq(profiles.userId, id))
  await consent(db, id)
  return { id }
}

/** What a page says, without the beginnings of the ids of records, in which any figure may stand. */
export const textWithoutIds = async (page: Page): Promise<string> =>
  (await page.locator('body').innerText()).replaceAll(/#[\da-f]{8}/g, '#')

/** 'Mis Clientes'. */
export function clientsOn(page: Page, locale: Locale = 'es') {
  const t = textsOf(locale)
  const path = localizedPath(PATHS.clients, locale)
  const tabs = page.getByRole('tablist', { name: t('clients.tabs.label') })
  return {
    path,
    tabs,
    /** Waits for the lists. */
    open: async (query = '') => {
      await page.goto(path + query)
      await tabs.waitFor()
    },
    /** Waits for what a client shares. */
    openClient: async ({ share, name }: SharingClient) => {
      await page.goto(`${path}?client=${share}`)
      await page.getByRole('heading', { level: 1, name }).waitFor()
    },
    tab: (state: 'active' | 'pending', count: number) =>
      page.getByRole('tab', { name: t(`clients.tabs.${state}`, { count }), exact: true }),
    /** The names of the cards, in their order. */
    names: page.getByRole('tabpanel').getByRole('heading', { level: 2 }),
    sheet: page.getByRole('table'),
    invite: page.getByRole('button', { name: t('clients.invite.open') }),
  }
}
