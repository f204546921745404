import type { BrowserContext } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { profiles } from '#db/schema/index.ts'
import type { AllowedFields } from '#lib/health/flags.ts'
import { everyFlag } from '#lib/health/flags.ts'
import type { AuthorizationId, ProfessionalId } from '#lib/ids.ts'
import type { Question } from '#lib/questionnaires/questions.ts'
import type { Authorization } from '#lib/sharing/contract.ts'
import { GRANT_VERSION } from '#lib/sharing/grant-text.ts'
import type { SentQuestionnaire } from '#lib/workspace/questionnaires-contract.ts'
import { apiOf, enterKeeper, type Keeper } from './keeper.ts'
import { enter, withDatabase } from './person.ts'
import { newTrainer } from './professional.ts'

type Sent = { items: SentQuestionnaire[] }

/**
 * A trainer of a test's own, signed in in this browser.
 *
 * @param origin of the site
 */
export async function enterTrainer(context: BrowserContext, origin: string, name = 'Eva Soler') {
  const trainer = await newTrainer(name)
  await enter(context, origin, trainer)
  const api = apiOf(context, origin)
  return {
    ...trainer,
    name,
    api,
    /** Sends a questionnaire to one client. */
    ask: async (client: AuthorizationId, title: string, questions: Question[]) => {
      const { items } = await api<Sent>('POST', 'workspace/questionnaires', {
        ...{ clients: [client], title, questions, locale: 'es' },
        ...{ dueOn: null, repeatUntil: null },
      })
      return items[0]!
    },
  }
}

export type SharingClient = Keeper & { authorizationId: AuthorizationId }

type Given = {
  name?: string
  flags?: Partial<AllowedFields>
  records?: readonly object[]
  /** The last day; null for none. */
  expiresOn?: string | null
}

/** A person in a browser of their own who shares with a professional. */
export async function enterClient(
  context: BrowserContext,
  origin: string,
  professionalId: ProfessionalId,
  { name = 'Julián Prieto', flags = everyFlag(true), records = [], expiresOn = null }: Given = {},
): Promise<SharingClient> {
  const keeper = await enterKeeper(context, origin, records)
  await withDatabase((db) =>
    db.update(profiles).set({ displayName: name }).where(eq(profiles.userId, keeper.id)),
  )
  const asked = await keeper.api<Authorization>('POST', 'health/authorizations', { professionalId })
  await keeper.api('PATCH', `health/authorizations/${asked.id}`, {
    action: 'authorize',
    version: asked.version,
    allowedFields: { ...everyFlag(false), ...flags },
    purpose: '',
    expiresOn,
    textVersion: GRANT_VERSION,
    locale: 'es',
  })
  return { ...keeper, authorizationId: asked.id }
}
