import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { notePassword } from '#db/queries/sessions.ts'
import { healthRecords } from '#db/schema/health/index.ts'
import {
  contactRequests,
  knownDevices,
  professionalReviews,
  professionals,
  profiles,
  reviewDecisions,
  reviewReports,
  siteMessages,
} from '#db/schema/index.ts'
import { withActor } from '#db/with-actor.ts'
import { CONTACT_OBJECTIVES } from '#lib/contact/objectives.ts'
import type { Role } from '#lib/accounts/roles.ts'
import type { HealthRecordId, ImportId, ProfessionalId, UserId } from '#lib/ids.ts'
import { isProfessionalType, type ProfessionalType } from '#lib/professionals/types.ts'
import type { Ids } from '#tests/integration/authorization-matrix.ts'
import { makeUser, sessionOf } from './accounts.ts'
import type { TestDatabase } from './database.ts'
import { consent } from './health.ts'
import { insertProfessional, insertVerification } from './professionals.ts'
import { ask, client, professional, share } from './sharing.ts'
import { keepTemplate, repeat } from './workspace-questionnaires.ts'

const WAITING = { state: 'waiting' as const, checks: [], decidedAt: null }

/** A new user with a session, a known device and a professional's page (a trainer's for roles without one). */
export async function matrixPerson(
  own: TestDatabase,
  role: Role,
): Promise<{ ids: Ids; cookie: string }> {
  const user = await makeUser(own.db, { role })
  const { sessionId, cookie } = await sessionOf(own.db, user)
  // What needs it again is tested with what needs it.
  if (role === 'admin') await notePassword(own.db, sessionId)
  const type = isProfessionalType(role) ? role : 'trainer'
  const [page] = await own.db
    .insert(professionals)
    .values({ userId: user.id, type })
    .returning({ id: professionals.id })
  const [device] = await own.db
    .insert(knownDevices)
    .values({ userId: user.id, tokenHash: randomUUID(), device: '?' })
    .returning({ id: knownDevices.id })
  const [request] = await own.db
    .insert(contactRequests)
    .values({
      professionalId: page!.id,
      senderId: (await makeUser(own.db)).id,
      name: 'Nora',
      objective: 'other',
      message: 'Quiero volver a correr.',
      code: randomUUID(),
      sentAt: new Date(),
    })
    .returning({ id: contactRequests.id })
  const [deviceId, professionalId, requestId] = [device!.id, page!.id, request!.id]
  const [reviews, health, shares] = await Promise.all([
    reviewsAround(own, user.id, professionalId, type),
    healthOf(own, user.id),
    sharesAround(own, user.id, type),
  ])
  const ids = {
    ...{ userId: user.id, sessionId, deviceId, professionalId, requestId },
    ...{ ...reviews, ...health, ...shares },
    name: `Test ${role}`,
    messageId: await messageOf(own, user.id),
    objective: CONTACT_OBJECTIVES[type][0],
    verificationId: await insertVerification(own.db, professionalId, WAITING),
  }
  return { ids, cookie }
}

/** A health record and an import of the user, who has agreed to keep them. */
async function healthOf(
  own: TestDatabase,
  userId: UserId,
): Promise<{ recordId: HealthRecordId; importId: ImportId }> {
  await own.db.update(profiles).set({ birthDate: '1990-05-17' }).where(eq(profiles.userId, userId))
  await consent(own.db, userId)
  const importId = randomUUID() as ImportId
  return withActor(own.db, userId, async (scope) => {
    const record = { userId, recordDate: '2026-11-20', weight: 70 }
    const [row] = await scope.insert(healthRecords).values(record).returning()
    await scope.insert(healthRecords).values({ ...record, recordDate: '2026-11-19', importId })
    return { recordId: row!.id, importId }
  })
}

/**
 * A review by the user; one of the user's page by somebody else, which the user has reported; and one by the user that an
 * admin has hidden, with an appeal.
 */
async function reviewsAround(
  own: TestDatabase,
  userId: UserId,
  professionalId: ProfessionalId,
  professionalType: ProfessionalType,
): Promise<Pick<Ids, 'reviewedId' | 'reviewId' | 'appealId'>> {
  const reviewedId = await insertProfessional(own.db, { cityId: null })
  const common = { rating: 3, authorPseudonym: randomUUID() }
  const hidingId = await insertProfessional(own.db, { cityId: null })
  const [, received, hidden] = await own.db
    .insert(professionalReviews)
    .values([
      { ...common, reviewerId: userId, professionalId: reviewedId, professionalType: 'trainer' },
      { ...common, reviewerId: (await makeUser(own.db)).id, professionalId, professionalType },
      {
        ...common,
        reviewerId: userId,
        professionalId: hidingId,
        professionalType: 'trainer',
        state: 'hidden',
      },
    ])
    .returning({ id: professionalReviews.id })
  const reviewId = received!.id
  await own.db
    .insert(reviewReports)
    .values({ reviewId, professionalId, reporterId: userId, reason: 'false' })
  const [appeal] = await own.db
    .insert(reviewDecisions)
    .values({
      reviewId: hidden!.id,
      professionalId: hidingId,
      authorId: userId,
      outcome: 'hidden',
      reason: 'No habla del servicio.',
      appealedAt: new Date(),
      appeal: 'Sí que habla.',
    })
    .returning({ id: reviewDecisions.id })
  return { reviewedId, reviewId, appealId: appeal!.id }
}

/** A message that the user sent by the contact page. */
async function messageOf(own: TestDatabase, senderId: UserId): Promise<string> {
  const message = { name: 'Nora', objective: 'multiple', message: 'Quiero ganar fuerza.' } as const
  const [row] = await own.db
    .insert(siteMessages)
    .values({ ...message, senderId, email: 'nora@example.com', code: randomUUID() })
    .returning({ id: siteMessages.id })
  return row!.id
}

/** A professional and a client, the same for everybody. */
const bothSides = (own: TestDatabase) => {
  const suite = Object.assign(() => own.db, { owner: () => own.owner })
  return Promise.all([professional(suite), client(suite)])
}
const sides = new WeakMap<TestDatabase, ReturnType<typeof bothSides>>()

/** What the user shares with somebody who has asked them something, and what somebody shares with the user. */
async function sharesAround(own: TestDatabase, userId: UserId, type: ProfessionalType) {
  const both = sides.get(own) ?? bothSides(own)
  sides.set(own, both)
  const [one, other] = await both
  const shareId = await share(own.owner, { id: userId }, one)
  const clientShareId = await share(own.owner, other, { id: userId, type })
  const between = { from: { id: userId, type, name: null }, to: other, by: clientShareId }
  return {
    ...{ shareId, clientShareId },
    questionnaireId: await ask(own.owner, { from: one, to: { id: userId }, by: shareId }),
    sentId: await ask(own.owner, between),
    repeatId: await repeat(own.owner, between),
    templateId: await keepTemplate(own.owner, userId),
  }
}
