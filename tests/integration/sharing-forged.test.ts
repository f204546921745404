import { beforeAll, describe, expect, test } from 'vitest'
import {
  accessLog,
  clientQuestionnaires,
  healthConsents,
  healthHistory,
  healthHistoryVersions,
  healthRecords,
  healthSettings,
  professionalAuthorizations,
  questionnaireDrafts,
  questionnaireRepeats,
  questionnaireTemplates,
  shareReceipts,
} from '#db/schema/health/index.ts'
import { withActor, type ScopedExecutor } from '#db/with-actor.ts'
import type { UserId } from '#lib/ids.ts'
import { sqlState } from '#server/database-errors.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { ALL, client, QUESTIONS, type Client } from '#tests/support/sharing.ts'
import { oneOfEach, type OneOfEach } from '#tests/support/one-of-each.ts'

// What the database refuses by itself: nothing here runs an operation, whose checks could hide a missing policy.

const suite = accountSuite()

let nora: OneOfEach['nora']
let active: OneOfEach['active']
let others: OneOfEach['others']
let questionnaireId: OneOfEach['questionnaireId']
let activeId: OneOfEach['activeId']
let pendingId: OneOfEach['pendingId']
/** Consents too, so that only the policies stop what is given to them. */
let taker: Client
beforeAll(async () => {
  ;({ nora, active, others, questionnaireId, activeId, pendingId } = await oneOfEach(suite))
  taker = await client(suite)
})

/** As a query would run that was given a transaction of nobody. */
const withoutActor = <T>(attempt: (scope: ScopedExecutor) => Promise<T>) =>
  suite().transaction((tx) => attempt(tx as unknown as ScopedExecutor))
const refused = (actor: UserId, attempt: Attempt[1]) =>
  withActor(suite(), actor, attempt).catch(sqlState)

type Attempt = readonly [what: string, (scope: ScopedExecutor) => Promise<unknown>]

const consentOf = (userId: UserId) => ({
  ...{ userId, textVersion: 'x', textHash: 'x', locale: 'es' as const },
})
const record = () => ({ userId: nora.id, recordDate: '2026-11-01', weight: 100 })
const section = (name: 'basics' | 'trainer' | 'nutritionist' | 'notes') => ({
  ...{ userId: nora.id, section: name, content: {}, updatedByName: 'forged' },
})
const request = () => ({
  clientUserId: nora.id,
  professionalUserId: others.stranger.id,
  professionalType: 'trainer' as const,
  allowedFields: ALL,
})
const proof = () => ({
  ...{ clientUserId: nora.id, event: 'granted' as const, clientName: 'x' },
  ...{ textVersion: 'x', textHash: 'x' },
})
const entry = () => ({
  ...{ ownerId: nora.id, readerName: 'x', section: 'records' as const },
  ...{ action: 'read' as const, fields: [] },
})
const asked = () => ({
  ...{ clientUserId: nora.id, professionalName: 'x', title: 'x', questions: QUESTIONS },
  professionalType: 'trainer' as const,
})

const repeated = () => ({
  ...{ ...asked(), authorizationId: activeId },
  ...{ nextOn: '2026-11-30', until: '2026-12-31' },
})

/** Inserts in the name of somebody else. */
const FORGED: readonly Attempt[] = [
  ['a record', (scope) => scope.insert(healthRecords).values(record())],
  ['settings', (scope) => scope.insert(healthSettings).values({ userId: nora.id })],
  ['a consent', (scope) => scope.insert(healthConsents).values(consentOf(nora.id))],
  ['the basics', (scope) => scope.insert(healthHistory).values(section('basics'))],
  ['another discipline', (scope) => scope.insert(healthHistory).values(section('nutritionist'))],
  [
    'a version of another discipline',
    (scope) =>
      scope.insert(healthHistoryVersions).values({
        ...{ userId: nora.id, section: 'nutritionist', version: 9, content: {} },
        ...{ writtenAt: new Date(), writtenByName: 'x' },
      }),
  ],
  ['an authorization', (scope) => scope.insert(professionalAuthorizations).values(request())],
  ['a receipt', (scope) => scope.insert(shareReceipts).values(proof())],
  [
    'an entry of the log in the name of another reader',
    (scope) => scope.insert(accessLog).values({ ...entry(), readerId: others.stranger.id }),
  ],
  [
    'an entry of the log without a reader',
    (scope) => scope.insert(accessLog).values({ ...entry(), readerId: null }),
  ],
  [
    'a questionnaire in the name of another professional',
    (scope) =>
      scope
        .insert(clientQuestionnaires)
        .values({ ...asked(), professionalUserId: others.stranger.id }),
  ],
  [
    'a questionnaire of another profession',
    (scope) =>
      scope.insert(clientQuestionnaires).values({
        ...{ ...asked(), professionalType: 'nutritionist' as const },
        professionalUserId: scope.actor,
      }),
  ],
  [
    'an answered questionnaire',
    (scope) =>
      scope.insert(clientQuestionnaires).values({
        ...{ ...asked(), professionalUserId: scope.actor },
        ...{ status: 'completed' as const, completedAt: new Date() },
      }),
  ],
  [
    'a repetition in the name of another professional',
    (scope) =>
      scope
        .insert(questionnaireRepeats)
        .values({ ...repeated(), professionalUserId: others.stranger.id }),
  ],
  [
    'a repetition by the share of another professional',
    (scope) =>
      scope
        .insert(questionnaireRepeats)
        .values({ ...repeated(), professionalUserId: scope.actor, authorizationId: pendingId }),
  ],
  [
    'a template',
    (scope) =>
      scope
        .insert(questionnaireTemplates)
        .values({ userId: nora.id, title: 'x', questions: QUESTIONS }),
  ],
  [
    'a draft',
    (scope) =>
      scope.insert(questionnaireDrafts).values({ questionnaireId, userId: nora.id, responses: {} }),
  ],
]
/** What only the professional of an active share may insert. */
const OF_ACTIVE: readonly Attempt[] = [
  ['the own discipline', (scope) => scope.insert(healthHistory).values(section('trainer'))],
  ['the notes', (scope) => scope.insert(healthHistory).values(section('notes'))],
  [
    'an entry of the log',
    (scope) => scope.insert(accessLog).values({ ...entry(), readerId: scope.actor }),
  ],
  [
    'a questionnaire',
    (scope) =>
      scope.insert(clientQuestionnaires).values({ ...asked(), professionalUserId: scope.actor }),
  ],
  [
    'a repetition',
    (scope) =>
      scope.insert(questionnaireRepeats).values({ ...repeated(), professionalUserId: scope.actor }),
  ],
]

describe('an insert in the name of somebody else is refused (42501)', () => {
  test.each(FORGED)('%s, by the professional of an active share', async (_, attempt) => {
    expect(await refused(active.id, attempt)).toBe('42501')
  })

  test.each([...FORGED, ...OF_ACTIVE])('%s, by everybody without one', async (_, attempt) => {
    for (const [name, { id: actor }] of Object.entries(others)) {
      expect([name, await refused(actor, attempt)]).toEqual([name, '42501'])
    }
  })

  test.each(FORGED)('%s, without an actor', async (_, attempt) => {
    expect(await withoutActor(attempt).catch(sqlState)).toBe('42501')
  })

  test('an authorization that is granted already, by the client', async () => {
    const granted = { ...request(), isAuthorized: true, authorizedAt: new Date() }
    const attempt: Attempt[1] = (scope) => scope.insert(professionalAuthorizations).values(granted)
    expect(await refused(nora.id, attempt)).toBe('42501')
  })

  test.each<Attempt>([
    ['records', (scope) => scope.update(healthRecords).set({ userId: taker.id })],
    [
      'authorizations',
      (scope) => scope.update(professionalAuthorizations).set({ clientUserId: taker.id }),
    ],
    ['drafts', (scope) => scope.update(questionnaireDrafts).set({ userId: taker.id })],
    ['templates', (scope) => scope.update(questionnaireTemplates).set({ userId: taker.id })],
  ])('giving one’s own %s to somebody else', async (_, attempt) => {
    expect(await refused(nora.id, attempt)).toBe('42501')
  })
})
