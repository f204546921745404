import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { forgetHits } from '#db/queries/rate-limits.ts'
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
import type { HealthRecordId, ImportId, ProfessionalId, SessionId, UserId } from '#lib/ids.ts'
import { isProfessionalType, type ProfessionalType } from '#lib/professionals/types.ts'
import { ROLES, type Role } from '#lib/accounts/roles.ts'
import { notePassword } from '#db/queries/sessions.ts'
import { endSession } from '#server/sessions/sessions.ts'
import { closeDatabase } from '#server/database.ts'
import { makeUser, sessionOf } from '#tests/support/accounts.ts'
import { apiEndpoints, apiRoutes, callRoute, callWithBody } from '#tests/support/api-routes.ts'
import { ownBlobs } from '#tests/support/blobs.ts'
import { useDatabase } from '#tests/support/call-function.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { loadDictionaries } from '#tests/support/dictionaries.ts'
import { consent } from '#tests/support/health.ts'
import { insertProfessional, insertVerification } from '#tests/support/professionals.ts'
import { ask, client, professional, share } from '#tests/support/sharing.ts'
import { keepTemplate, repeat } from '#tests/support/workspace-questionnaires.ts'
import { idsAs, MATRIX, type Ids, type Row, type Target } from './authorization-matrix.ts'

const routes = await apiRoutes()
const withBodies = (await apiEndpoints()).filter(({ contract }) => contract.body)

let own: TestDatabase
let closeBlobs: () => Promise<void>
beforeAll(async () => {
  own = await testDatabase()
  useDatabase(own)
  closeBlobs = await ownBlobs()
  await loadDictionaries()
  // The last admin may not do all that an admin may.
  await makeUser(own.db, { role: 'admin' })
})
afterAll(async () => {
  await closeBlobs()
  await closeDatabase()
  await own.close()
})
beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => undefined))

test('the matrix lists exactly the endpoints of the API', () => {
  expect([...routes.keys()].sort()).toEqual(Object.keys(MATRIX).sort())
})

/** A visitor, a user whose session has ended, and one user of each role. */
const ACTORS = ['visitor', 'ended', ...ROLES] as const
type Actor = (typeof ACTORS)[number]
const roleOf = (actor: Actor): Role =>
  actor === 'visitor' || actor === 'ended' ? 'athlete' : actor

const WAITING = { state: 'waiting' as const, checks: [], decidedAt: null }

/** Ids that do not exist. */
const missing = () => idsAs(randomUUID())

/** A new user with a session, a known device and a professional's page (a trainer's for roles without one). */
async function person(role: Role): Promise<{ ids: Ids; cookie: string }> {
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
    reviewsAround(user.id, professionalId, type),
    healthOf(user.id),
    sharesAround(user.id, type),
  ])
  const ids = {
    ...{ userId: user.id, sessionId, deviceId, professionalId, requestId },
    ...{ ...reviews, ...health, ...shares },
    name: `Test ${role}`,
    messageId: await messageOf(user.id),
    objective: CONTACT_OBJECTIVES[type][0],
    verificationId: await insertVerification(own.db, professionalId, WAITING),
  }
  return { ids, cookie }
}

/** A health record and an import of the user, who has agreed to keep them. */
async function healthOf(userId: UserId): Promise<{ recordId: HealthRecordId; importId: ImportId }> {
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
async function messageOf(senderId: UserId): Promise<string> {
  const message = { name: 'Nora', objective: 'multiple', message: 'Quiero ganar fuerza.' } as const
  const [row] = await own.db
    .insert(siteMessages)
    .values({ ...message, senderId, email: 'nora@example.com', code: randomUUID() })
    .returning({ id: siteMessages.id })
  return row!.id
}

/** A professional and a client, the same for everybody. */
const bothSides = () => {
  const suite = Object.assign(() => own.db, { owner: () => own.owner })
  return Promise.all([professional(suite), client(suite)])
}
let sides: ReturnType<typeof bothSides> | undefined

/** What the user shares with somebody who has asked them something, and what somebody shares with the user. */
async function sharesAround(userId: UserId, type: ProfessionalType) {
  const [one, other] = await (sides ??= bothSides())
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

async function call(route: string, row: Row, ids: Ids, cookie: string | undefined) {
  const response = await callRoute(routes, route, {
    path: row.path(ids),
    body: row.body?.(ids),
    cookie,
  })
  return { status: response.status, text: await response.text() }
}

function expected(row: Row, actor: Actor, target: Target): number {
  if (row.allows === 'anyone') return row.status[target]!
  if (actor === 'visitor' || actor === 'ended') return 401
  if (row.allows !== 'signed-in' && !row.allows.includes(actor)) return 403
  return row.status[target]!
}

const cases = Object.entries(MATRIX).flatMap(([route, row]) =>
  (Object.keys(row.status) as Target[]).flatMap((target) =>
    ACTORS.map((actor) => ({ route, target, actor, status: expected(row, actor, target) })),
  ),
)

type Person = Awaited<ReturnType<typeof person>>

async function begin(actor: Actor): Promise<Person> {
  const me = await person(roleOf(actor))
  if (actor === 'ended') {
    const { sessionId, userId } = me.ids
    await endSession(own.db, { id: sessionId as SessionId, userId: userId as UserId })
  }
  return me
}

/** For calls that read or fail, which change nobody; inserting people takes most of the time of this file. */
const unchanged = new Map<Actor | 'other', Promise<Person>>()
async function unchangedOne(who: Actor | 'other'): Promise<Person> {
  // Who calls often is told to wait.
  await forgetHits(own.db)
  const one = unchanged.get(who) ?? (who === 'other' ? person('athlete') : begin(who))
  unchanged.set(who, one)
  // It counts for minutes, and this file may take longer.
  if (who === 'admin') await notePassword(own.db, (await one).ids.sessionId as SessionId)
  return one
}

test.for(cases)('$route · $target · $actor → $status', async ({ route, target, actor, status }) => {
  const row = MATRIX[route]!
  const isHarmless = status >= 400 || route.startsWith('GET ')
  const me = await (isHarmless ? unchangedOne(actor) : begin(actor))
  const cookie = actor === 'visitor' ? undefined : me.cookie
  const ids = {
    own: () => Promise.resolve(me.ids),
    other: async () => (await (isHarmless ? unchangedOne('other') : person('athlete'))).ids,
    none: () => Promise.resolve(missing()),
  }
  const answer = await call(route, row, await ids[target](), cookie)
  expect(answer.status, answer.text).toBe(status)
})

test('a resource of another user gets the same response as a missing one', async () => {
  const hidden = Object.entries(MATRIX).filter(([, { status }]) => status.other === 404)
  expect(hidden.length).toBeGreaterThan(0)
  for (const [route, row] of hidden) {
    const [me, other] = await Promise.all([person('athlete'), person('athlete')])
    const foreign = await call(route, row, other.ids, me.cookie)
    const none = await call(route, row, missing(), me.cookie)
    const bare = ({ text }: { text: string }) => text.replace(/"requestId":"[^"]*"/, '')
    expect([route, bare(foreign)]).toEqual([route, bare(none)])
  }
})

test('nobody has a body read who calls too often', async () => {
  for (const endpoint of withBodies) {
    const { method, path } = endpoint.contract
    const { allows, counts = 'write' } = MATRIX[`${method} ${path}`]!
    const role = allows === 'anyone' || allows === 'signed-in' ? 'athlete' : allows[0]!
    const limited = await callWithBody(endpoint, { role, refuses: counts })
    expect([path, limited]).toEqual([path, { status: 429, read: 0 }])
  }
})
