import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import {
  accessLog,
  clientQuestionnaires,
  healthHistory,
  healthHistoryVersions,
  healthSettings,
  questionnaireDrafts,
  shareReceipts,
} from '#db/schema/health/index.ts'
import type { UserId } from '#lib/ids.ts'
import { everyFlag } from '#lib/health/flags.ts'
import { share } from './sharing.ts'

type Both = { client: UserId; professional: UserId }
const PROOF = { textVersion: '2026-11-23', textHash: 'b'.repeat(64), clientName: 'Ana' }
const LEIRE = { professionalName: 'Leire', professionalType: 'physiotherapist' } as const
const AT = (day: number) => new Date(Date.UTC(2026, 9, day, 10))

/**
 * Rows in every table of a client's health centre but its records, written by and about a physiotherapist called Leire.
 *
 * @param owner as the migrating role
 */
export async function fillCentre(owner: Database, { client, professional }: Both): Promise<void> {
  const leire = { id: professional, type: 'physiotherapist' } as const
  const shown = { purpose: 'Volver a correr', expiresOn: '2027-12-31' }
  const authorizationId = await share(owner, { id: client }, leire, shown)
  await owner.insert(healthSettings).values({ userId: client, goals: { weight: 65 } })
  const written = {
    userId: client,
    section: 'physiotherapist' as const,
    content: { pain_level: 3 },
  }
  const by = { updatedBy: professional, updatedByName: 'Leire' }
  await owner.insert(healthHistory).values({ ...written, ...by, version: 2 })
  await owner.insert(healthHistoryVersions).values({
    ...{ ...written, content: { pain_level: 6 }, version: 1, writtenAt: AT(1) },
    ...{ writtenBy: professional, writtenByName: 'Leire' },
  })
  const proof = { ...PROOF, ...LEIRE, clientUserId: client, professionalUserId: professional }
  await owner.insert(shareReceipts).values([
    { ...PROOF, clientUserId: client, event: 'consent_given', at: AT(1) },
    { ...proof, authorizationId, event: 'requested', at: AT(2) },
    {
      ...{ ...proof, authorizationId, event: 'granted', at: AT(3) },
      ...{ allowedFields: { ...everyFlag(false), weight: true }, purpose: 'Volver a correr' },
    },
  ])
  await owner.insert(accessLog).values({
    ...{ ownerId: client, readerId: professional, readerName: 'Leire', authorizationId },
    ...{ section: 'records', action: 'read', fields: ['weight'], at: AT(4) },
  })
  await askQuestions(owner, { client, professional })
}

/** One answered questionnaire, and one with answers that were not sent. */
async function askQuestions(owner: Database, { client, professional }: Both): Promise<void> {
  const sent = {
    ...{ clientUserId: client, professionalUserId: professional, ...LEIRE },
    questions: [
      { type: 'text' as const, text: '¿Dónde te duele?' },
      { type: 'scale' as const, text: '¿Cuánto?', low: null, high: null },
    ],
  }
  const answered = { status: 'completed' as const, completedAt: AT(6) }
  const [, open] = await owner
    .insert(clientQuestionnaires)
    .values([
      {
        ...sent,
        ...answered,
        title: 'Inicio',
        responses: { q0: 'La rodilla', q1: 4 },
        sentAt: AT(5),
      },
      { ...sent, title: 'Seguimiento', sentAt: AT(7) },
    ])
    .returning({ id: clientQuestionnaires.id })
  await owner
    .insert(questionnaireDrafts)
    .values({ questionnaireId: open!.id, userId: client, responses: { q0: 'Sin enviar' } })
  await owner.execute(
    sql`update profiles set display_name = 'Leire Soto' where user_id = ${professional}`,
  )
}
