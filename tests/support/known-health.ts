import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import {
  accessLog,
  clientQuestionnaires,
  healthHistory,
  healthRecords,
  healthSettings,
  professionalAuthorizations,
  questionnaireDrafts,
  questionnaireRepeats,
  questionnaireTemplates,
  shareReceipts,
} from '#db/schema/health/index.ts'
import { profiles } from '#db/schema/index.ts'
import { withActor } from '#db/with-actor.ts'
import type { Section } from '#lib/health/sections.ts'
import type { AuthorizationId, UserId } from '#lib/ids.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { everyFlag } from '#lib/health/flags.ts'
import { consent } from './health.ts'

type Person = { id: UserId; name: string }
type Professional = Person & { type: ProfessionalType }
const ASKED = { title: 'Inicio', questions: [{ type: 'text' as const, text: '¿Cómo estás?' }] }
const TEXT = { textVersion: 'v1', textHash: 'sha' }

/**
 * Rows in every table of health data: of a client, and what an authorized professional wrote about them. Each is written
 * as the person who may write it.
 */
export async function insertHealth(
  db: Database,
  { client, professional }: { client: Person; professional: Professional },
): Promise<void> {
  await consent(db, client.id)
  const authorizationId = await authorize(db, client, professional)
  await ownRows(db, client)
  await writtenRows(db, { client, professional, authorizationId })
}

function authorize(db: Database, client: Person, professional: Professional) {
  return withActor(db, client.id, async (scope) => {
    const [row] = await scope
      .insert(professionalAuthorizations)
      .values({
        clientUserId: client.id,
        professionalUserId: professional.id,
        professionalType: professional.type,
        allowedFields: everyFlag(true),
      })
      .returning({ id: professionalAuthorizations.id })
    await scope
      .update(professionalAuthorizations)
      .set({ isAuthorized: true, authorizedAt: sql`now()` })
      .where(eq(professionalAuthorizations.id, row!.id))
    await scope.insert(shareReceipts).values({
      ...TEXT,
      event: 'granted',
      clientUserId: client.id,
      clientName: client.name,
      professionalUserId: professional.id,
      professionalName: professional.name,
      professionalType: professional.type,
      authorizationId: row!.id,
    })
    return row!.id
  })
}

async function ownRows(db: Database, { id: userId, name }: Person): Promise<void> {
  await withActor(db, userId, async (scope) => {
    await scope
      .insert(healthSettings)
      .values({ userId, goals: { weight: 68 }, frontFields: ['weight'] })
    await scope.insert(healthRecords).values({ userId, recordDate: '2026-11-20', weight: 70 })
    await scope.insert(questionnaireTemplates).values({ userId, ...ASKED })
  })
  await writeTwice(db, { id: userId, name }, { userId, section: 'basics' })
}

type Written = { client: Person; professional: Professional; authorizationId: AuthorizationId }

async function writtenRows(
  db: Database,
  { client, professional, authorizationId }: Written,
): Promise<void> {
  const { type } = professional
  await writeTwice(db, professional, { userId: client.id, section: type })
  const questionnaireId = await withActor(db, professional.id, async (scope) => {
    await scope.insert(accessLog).values({
      ownerId: client.id,
      readerId: professional.id,
      readerName: professional.name,
      authorizationId,
      section: 'records',
      action: 'read',
      fields: ['weight'],
    })
    const [row] = await scope
      .insert(clientQuestionnaires)
      .values({
        authorizationId,
        clientUserId: client.id,
        professionalUserId: professional.id,
        professionalName: professional.name,
        professionalType: type,
        ...ASKED,
      })
      .returning({ id: clientQuestionnaires.id })
    await scope.insert(questionnaireRepeats).values({
      authorizationId,
      clientUserId: client.id,
      professionalUserId: professional.id,
      professionalName: professional.name,
      professionalType: type,
      ...ASKED,
      nextOn: '2026-11-30',
      until: '2026-12-31',
    })
    return row!.id
  })
  await withActor(db, client.id, (scope) =>
    scope
      .insert(questionnaireDrafts)
      .values({ questionnaireId, userId: client.id, responses: { q0: 'Bien' } }),
  )
}

/** A section with an earlier version. */
async function writeTwice(
  db: Database,
  { id, name }: Person,
  { userId, section }: { userId: UserId; section: Section },
): Promise<void> {
  const by = { updatedBy: id, updatedByName: name }
  await withActor(db, id, async (scope) => {
    await scope.insert(healthHistory).values({ ...by, userId, section, content: { n: 1 } })
    await scope
      .update(healthHistory)
      .set({ ...by, content: { n: 2 }, version: 2 })
      .where(and(eq(healthHistory.userId, userId), eq(healthHistory.section, section)))
  })
}

/** The display name of a user. */
export async function nameOf(db: Database, id: UserId): Promise<string> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.userId, id))
  return profile?.displayName ?? ''
}
