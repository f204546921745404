import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { auditEvents, profiles, verifications } from '#db/schema/index.ts'
import type { VerificationId } from '#lib/ids.ts'
import { errorOf } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { purgeServer, type PurgeServer } from '#tests/support/purge-server.ts'
import {
  admin,
  claimant,
  derivedOf,
  PDF,
  toldTo,
  verificationsApi,
} from '#tests/support/verifications.ts'

const suite = accountSuite()
const db = suite
let api: ReturnType<typeof verificationsApi>
let ana: Awaited<ReturnType<typeof claimant>>
let eva: Awaited<ReturnType<typeof admin>>
beforeEach(async () => {
  api = verificationsApi()
  ana = await claimant(db(), api)
  eva = await admin(db(), api)
})

const stateOf = async (id: VerificationId) => {
  const [row] = await db().select().from(verifications).where(eq(verifications.id, id))
  return row!
}
describe('a decision', () => {
  let cdn: PurgeServer
  beforeEach(async () => {
    cdn = await purgeServer()
  })
  afterEach(async () => {
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
    await cdn.close()
  })

  test('approves with what was checked: badge, purge, mail, notification, audit', async () => {
    const id = await ana.claimed({ register: 'Colegio de Fisioterapeutas', number: '12.045' })
    const given = { register: 'Colegio de Fisioterapeutas', number: '12.045' }
    const response = await eva.approve(id, { ...given, checks: ['name', 'number', 'validity'] })
    expect(response.status).toBe(200)
    expect(await stateOf(id)).toMatchObject({
      ...{ state: 'approved', checks: ['name', 'number', 'validity'], ...given },
      ...{ decidedBy: eva.id, proofType: null },
    })
    expect((await derivedOf(db(), ana.professionalId)).isVerified).toBe(true)
    const { bell, mails } = await toldTo(db(), ana)
    expect(bell).toEqual(['profession_approved'])
    expect(mails).toMatchObject([
      { event: 'profession_approved', verified: { wording: 'member', number: '12.045' } },
    ])
    expect(cdn.purges.flat()).toContain(`professional-${ana.professionalId}`)
    const [event] = await db()
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.outcome, 'verification-approved'))
    expect(event).toMatchObject({ kind: 'admin' })
  })

  test.each([
    [
      'a number that was not looked up',
      { register: 'Colegio', number: '1', checks: ['name', 'validity'] },
    ],
    ['a document that may have expired', { checks: ['name'] }],
    ['nothing', { checks: [] }],
  ])('does not approve with %s', async (_name, given) => {
    const id = await ana.claimed()
    expect((await errorOf(await eva.approve(id, given))).fields).toEqual({ checks: 'required' })
    expect((await derivedOf(db(), ana.professionalId)).isVerified).toBe(false)
  })

  test('refuses with a reason, which the professional is told, and not without', async () => {
    const id = await ana.claimed()
    expect((await errorOf(await eva.refuse(id, '  '))).fields).toEqual({ reason: 'required' })
    await eva.refuse(id, 'El documento está cortado.')
    expect((await derivedOf(db(), ana.professionalId)).isVerified).toBe(false)
    const { bell, mails } = await toldTo(db(), ana)
    expect(bell).toEqual(['profession_refused'])
    expect(mails).toMatchObject([{ reason: 'El documento está cortado.', verified: null }])
    expect(await ana.list()).toMatchObject({
      items: [{ id, state: 'refused', reason: 'El documento está cortado.', proof: null }],
    })
  })

  test('is taken once, however many admins decide at once', async () => {
    const id = await ana.claimed()
    const others = await Promise.all([admin(db(), api), admin(db(), api)])
    const answers = await Promise.all([
      eva.approve(id),
      others[0].refuse(id),
      others[1].approve(id),
    ])
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([200, 409, 409])
    expect((await toldTo(db(), ana)).bell).toHaveLength(1)
  })

  test('ends what was approved, with a reason', async () => {
    const id = await ana.claimed()
    expect((await eva.end(id)).status).toBe(409)
    await eva.approve(id)
    expect((await eva.end(id)).status).toBe(200)
    expect(await stateOf(id)).toMatchObject({ state: 'ended', endCause: 'admin' })
    expect((await derivedOf(db(), ana.professionalId)).isVerified).toBe(false)
    expect((await toldTo(db(), ana)).bell).toEqual(['profession_approved', 'profession_ended'])
    expect((await eva.end(id)).status).toBe(409)
  })

  test('is for the names that were compared, and no others', async () => {
    const id = await ana.claimed()
    const seen = (await (await eva.read(id)).json()) as { name: string; fullName: null }
    const rename = (values: Partial<typeof profiles.$inferInsert>) =>
      db().update(profiles).set(values).where(eq(profiles.userId, ana.id))
    const names = { name: seen.name, fullName: seen.fullName }
    const about = { professionalId: ana.professionalId, kind: 'profession', certificate: null }
    const found = { register: 'Colegio', number: '7', validUntil: null, checks: ['name', 'number'] }
    for (const change of [{ displayName: 'Otra Persona' }, { firstName: 'Otra' }]) {
      await rename(change)
      expect((await errorOf(await eva.approve(id, names))).code).toBe('STALE')
      expect((await errorOf(await eva.record({ ...about, ...found, ...names }))).code).toBe('STALE')
      await rename({ displayName: seen.name, firstName: null })
    }
    expect(await stateOf(id)).toMatchObject({ state: 'waiting' })
    expect((await eva.approve(id, names)).status).toBe(200)
  })

  test('replaces the one before it', async () => {
    const before = await ana.claimed()
    await eva.approve(before)
    const id = await ana.claimed()
    expect((await derivedOf(db(), ana.professionalId)).isVerified).toBe(true)
    await eva.approve(id)
    expect(await stateOf(before)).toMatchObject({ state: 'ended', endCause: 'replaced' })
    expect((await derivedOf(db(), ana.professionalId)).isVerified).toBe(true)
  })

  test('may come without a document, from a public register', async () => {
    const given = {
      ...{ professionalId: ana.professionalId, kind: 'certificate', certificate: 'NSCA' },
      ...{ register: 'NSCA', number: '7', validUntil: null, checks: ['name', 'text', 'number'] },
    }
    expect((await errorOf(await eva.record({ ...given, number: null }))).fields).toEqual({
      number: 'required',
    })
    expect((await errorOf(await eva.record({ ...given, certificate: 'ACE' }))).fields).toEqual({
      certificate: 'unknown',
    })
    expect((await eva.record(given)).status).toBe(201)
    // One checked and one that is not.
    expect(await derivedOf(db(), ana.professionalId)).toMatchObject({
      checked: ['NSCA'],
      score: 12,
    })
  })

  test('waits in a queue with the oldest first', async () => {
    const luis = await claimant(db(), api)
    const [first, second] = [await luis.claimed(), await ana.claimed()]
    const ids = (await eva.queue()).items.map(({ id }) => id)
    expect(ids.indexOf(first)).toBeLessThan(ids.indexOf(second))
    expect(await (await eva.read(first)).json()).toMatchObject({
      id: first,
      proof: { type: 'application/pdf', bytes: PDF.length },
    })
  })
})
