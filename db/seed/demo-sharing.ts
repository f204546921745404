import type { Executor } from '#db/client.ts'
import { accessLog, professionalAuthorizations, shareReceipts } from '#db/schema/health/index.ts'
import type { AccessId, AuthorizationId, ReceiptId } from '#lib/ids.ts'
import { everyFlag, shownFlags } from '#lib/health/flags.ts'
import { dayBefore, momentBefore } from './demo-days.ts'
import type { DemoHealth } from './demo-health-people.ts'
import { REVIEWED_DAYS_AGO, seedDemoQuestionnaires } from './demo-questionnaires.ts'
import { AGREED_DAYS_AGO, consentDaysAgo, wordsOn } from './demo-words.ts'
import { uuidOf } from './random.ts'

const ID = {
  active: uuidOf('share:active') as AuthorizationId,
  pending: uuidOf('share:pending') as AuthorizationId,
  ended: uuidOf('share:ended') as AuthorizationId,
}
/** Days before today. */
const ASKED = { active: 200, pending: 2, ended: 600 }
const GRANTED = { active: 199, ended: 598 }
const EDITED = 60
const REVOKED = 120

const SHARED = { ...everyFlag(true), glucose: false, hba1c: false, cholesterol: false }
const PURPOSE = 'Recuperación del tendón de Aquiles'

/** One active, one pending and one ended share, with receipts, what was opened, and questionnaires. */
export async function seedDemoSharing(tx: Executor, people: DemoHealth): Promise<void> {
  await tx.insert(professionalAuthorizations).values(shares(people))
  await tx.insert(shareReceipts).values(receipts(people))
  await tx.insert(accessLog).values(openings(people))
  await seedDemoQuestionnaires(tx, { authorizationId: ID.active, people })
}

/** Some months ahead. */
const lastDay = (today: string) => dayBefore(today, -120)

function shares({ owner, today, ...people }: DemoHealth) {
  const between = (state: keyof typeof ID) => ({
    id: ID[state],
    clientUserId: owner.id,
    professionalUserId: people[state].id,
    professionalType: people[state].type,
    requestedAt: momentBefore(today, ASKED[state]),
    createdAt: momentBefore(today, ASKED[state]),
  })
  return [
    {
      ...between('active'),
      isAuthorized: true,
      allowedFields: SHARED,
      purpose: PURPOSE,
      expiresOn: lastDay(today),
      authorizedAt: momentBefore(today, GRANTED.active),
      version: 3,
    },
    { ...between('pending'), allowedFields: everyFlag(false) },
    {
      ...between('ended'),
      allowedFields: everyFlag(true),
      authorizedAt: momentBefore(today, GRANTED.ended),
      revokedAt: momentBefore(today, REVOKED),
      version: 3,
    },
  ]
}

type Proof = Pick<typeof shareReceipts.$inferInsert, 'event' | 'allowedFields' | 'purpose'> & {
  daysAgo: number
  of?: keyof typeof ID
  expiresOn?: string
}

function receipts({ owner, today, ...people }: DemoHealth) {
  const none = { allowedFields: everyFlag(false) }
  const all = { allowedFields: everyFlag(true) }
  const now = { allowedFields: SHARED, purpose: PURPOSE, expiresOn: lastDay(today) }
  const proofs: Proof[] = [
    { event: 'consent_given', daysAgo: AGREED_DAYS_AGO },
    { event: 'requested', of: 'ended', daysAgo: ASKED.ended, ...none },
    { event: 'granted', of: 'ended', daysAgo: GRANTED.ended, ...all },
    { event: 'requested', of: 'active', daysAgo: ASKED.active, ...none },
    { event: 'granted', of: 'active', daysAgo: GRANTED.active, ...all },
    { event: 'revoked', of: 'ended', daysAgo: REVOKED, ...all },
    { event: 'edited', of: 'active', daysAgo: EDITED, ...now },
    { event: 'requested', of: 'pending', daysAgo: ASKED.pending, ...none },
  ]
  const again = consentDaysAgo(today)
  if (again < AGREED_DAYS_AGO) proofs.push({ event: 'consent_given', daysAgo: again })
  return proofs.map(({ of, daysAgo, ...proof }) => ({
    id: uuidOf(`receipt:${proof.event}:${of ?? daysAgo}`) as ReceiptId,
    clientUserId: owner.id,
    clientName: owner.name,
    ...(of && {
      authorizationId: ID[of],
      professionalUserId: people[of].id,
      professionalName: people[of].name,
      professionalType: people[of].type,
    }),
    ...proof,
    ...wordsOn(of ? 'grant' : 'consent', daysAgo, today),
    at: momentBefore(today, daysAgo),
  }))
}

type Opening = Pick<typeof accessLog.$inferInsert, 'section' | 'action' | 'fields'> & {
  by: 'active' | 'ended'
  daysAgo: number
  time?: string
}

function openings({ owner, today, ...people }: DemoHealth) {
  const every = shownFlags(everyFlag(true))
  const opened: Opening[] = [
    { by: 'ended', daysAgo: 560, section: 'records', action: 'read', fields: every },
    { by: 'ended', daysAgo: 560, section: 'history', action: 'write', fields: ['notes'] },
    { by: 'ended', daysAgo: 130, section: 'history', action: 'write', fields: ['trainer'] },
    { by: 'active', daysAgo: 198, section: 'records', action: 'read', fields: every },
    { by: 'active', daysAgo: 45, section: 'records', action: 'read', fields: shownFlags(SHARED) },
    ...(['read', 'write'] as const).map((action): Opening => ({
      ...{ by: 'active', daysAgo: 14, section: 'history', action },
      time: action === 'read' ? '16:05' : '16:20',
      fields:
        action === 'read' ? ['basics', 'physiotherapist', 'notes'] : ['physiotherapist', 'notes'],
    })),
    { by: 'active', daysAgo: 3, section: 'records', action: 'read', fields: shownFlags(SHARED) },
    ...REVIEWED_DAYS_AGO.map((daysAgo): Opening => ({
      ...{ by: 'active', daysAgo, time: '15:55', fields: [] },
      ...{ section: 'questionnaire', action: 'read' },
    })),
  ]
  return opened.map(({ by, daysAgo, time, ...entry }, n) => ({
    id: uuidOf(`access:${n}`) as AccessId,
    ownerId: owner.id,
    readerId: people[by].id,
    readerName: people[by].name,
    authorizationId: ID[by],
    ...entry,
    at: momentBefore(today, daysAgo, time),
  }))
}
