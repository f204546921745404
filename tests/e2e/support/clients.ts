import type { BrowserContext, Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { profiles } from '#db/schema/index.ts'
import type { AuthorizationId, UserId } from '#lib/ids.ts'
import { PATHS } from '#lib/site/routes.ts'
import { makeUser } from '#tests/support/accounts.ts'
import { consent } from '#tests/support/health.ts'
import { between } from '#tests/support/world.ts'
import { enter, withDatabase } from './person.ts'
import { newTrainer } from './professional.ts'
import { textsOf } from './texts.ts'

const t = textsOf('es')

/** A new trainer without clients, signed in in this browser. */
export async function trainerIn(context: BrowserContext, origin: string): Promise<{ id: UserId }> {
  const trainer = await newTrainer('Ona Clientes')
  await enter(context, origin, trainer)
  return trainer
}

/** Somebody who shares their weight with a trainer, inserted as themselves: through the API it would take six calls. */
export function newClient(
  trainer: { id: UserId },
  { name }: { name: string },
): Promise<{ id: UserId; share: AuthorizationId }> {
  return withDatabase(async (db) => {
    const both = between(db, async () => ({
      professional: { ...trainer, type: 'trainer', name: null },
      client: await consenting(db, name),
    }))
    const [, { id }, share] = await both.shares('weight').insert()
    return { id, share }
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

/** 'Mis Clientes', in Spanish. */
export function clientsOn(page: Page) {
  const tabs = page.getByRole('tablist', { name: t('clients.tabs.label') })
  return {
    /** Waits for the lists. */
    open: async (query = '') => {
      await page.goto(PATHS.clients + query)
      await tabs.waitFor()
    },
    tab: (state: 'active' | 'pending', count: number) =>
      page.getByRole('tab', { name: t(`clients.tabs.${state}`, { count }), exact: true }),
    /** The names of the cards, in their order. */
    names: page.getByRole('tabpanel').getByRole('heading', { level: 2 }),
    invite: page.getByRole('button', { name: t('clients.invite.open') }),
  }
}
