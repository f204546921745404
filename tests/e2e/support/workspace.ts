import type { BrowserContext } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { profiles } from '#db/schema/index.ts'
import { everyFlag } from '#lib/health/flags.ts'
import type { AuthorizationId, ProfessionalId } from '#lib/ids.ts'
import type { Authorization } from '#lib/sharing/schemas.ts'
import { GRANT_VERSION } from '#lib/sharing/grant-text.ts'
import { enterKeeper, type Keeper } from './keeper.ts'
import { enter, withDatabase } from './person.ts'
import { newTrainer } from './professional.ts'

/**
 * A trainer of a test's own, signed in in this browser.
 *
 * @param origin of the site
 */
export async function enterTrainer(context: BrowserContext, origin: string, name = 'Eva Soler') {
  const trainer = await newTrainer(name)
  await enter(context, origin, trainer)
  return { ...trainer, name }
}

type SharingClient = Keeper & { authorizationId: AuthorizationId }

/** Julián Prieto in a browser of his own, who shares everything with a professional. */
export async function enterClient(
  context: BrowserContext,
  origin: string,
  professionalId: ProfessionalId,
): Promise<SharingClient> {
  const keeper = await enterKeeper(context, origin)
  await withDatabase((db) =>
    db.update(profiles).set({ displayName: 'Julián Prieto' }).where(eq(profiles.userId, keeper.id)),
  )
  const asked = await keeper.api<Authorization>('POST', 'health/authorizations', { professionalId })
  await keeper.api('PATCH', `health/authorizations/${asked.id}`, {
    action: 'authorize',
    version: asked.version,
    allowedFields: everyFlag(true),
    purpose: '',
    expiresOn: null,
    textVersion: GRANT_VERSION,
    locale: 'es',
  })
  return { ...keeper, authorizationId: asked.id }
}
