import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { auditEvents, cachePurges, professionals, verifications } from '#db/schema/index.ts'
import cleanUpTables from '#functions/clean-up.ts'
import type { VerificationId } from '#lib/ids.ts'
import { PROOF_MAX_BYTES } from '#lib/verifications/contract.ts'
import { deleteAccount } from '#server/account/delete-account.ts'
import { endExpiredVerifications } from '#server/verifications/end-expired-verifications.ts'
import { sweepProofs } from '#server/verifications/sweep-proofs.ts'
import { accountDeps, callerWith, errorOf } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { cookieOf, makeUser, sessionOf } from '#tests/support/accounts.ts'
import { noise, picture, withPlace } from '#tests/support/pictures.ts'
import { insertProfessional, insertVerification } from '#tests/support/professionals.ts'
import { purgeServer, type PurgeServer } from '#tests/support/purge-server.ts'
import {
  admin,
  base64,
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
/** SQLSTATE and constraint of a refused statement. */
const refusal = async (statement: Promise<unknown>) => {
  const error = await statement.then(
    () => null,
    (thrown: { cause?: { constraint?: string } }) => thrown.cause,
  )
  return error?.constraint
}

describe('an uploaded document', () => {
  const files: [name: string, file: () => Promise<Buffer> | Buffer, problem: string][] = [
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'not_a_document'],
    ['HTML renamed to .png', () => Buffer.from('<!doctype html><script>'), 'not_a_document'],
    ['AVIF', () => picture('avif'), 'not_a_document'],
    ['a PDF that begins later', () => Buffer.from(' %PDF-1.7'), 'not_a_document'],
    ['a pixel bomb', () => picture('png', 6_000, 5_000), 'too_many_pixels'],
    ['half a picture', async () => (await noise('jpeg')).subarray(0, 9_000), 'unreadable'],
    ['4 MB and a byte', () => Buffer.concat([PDF, Buffer.alloc(PROOF_MAX_BYTES)]), 'too_large'],
  ]
  test.each(files)('that is %s is refused', async (_name, file, problem) => {
    const response = await ana.claim({ file: base64(await file()) })
    expect(await errorOf(response)).toEqual({
      ...{ status: 400, code: 'INVALID_INPUT' },
      fields: { file: problem },
    })
    expect(api.memory.files.size).toBe(0)
    expect(await ana.list()).toMatchObject({ items: [] })
  })

  test('of 4 MB is kept', async () => {
    const file = Buffer.alloc(PROOF_MAX_BYTES)
    PDF.copy(file)
    expect((await ana.claim({ file: base64(file) })).status).toBe(200)
  })

  test('that is a PDF is kept byte by byte, and served as an attachment in a sandbox', async () => {
    const id = await ana.claimed()
    for (const response of [await ana.proof(id), await eva.proof(id)]) {
      expect(response.status).toBe(200)
      expect(Buffer.from(await response.arrayBuffer())).toEqual(PDF)
      const header = (name: string) => response.headers.get(name)
      expect(header('content-type')).toBe('application/pdf')
      expect(header('content-disposition')).toBe('attachment; filename="proof.pdf"')
      expect(header('x-content-type-options')).toBe('nosniff')
      expect(header('cache-control')).toBe('no-store')
      expect(header('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    }
  })

  test('that is a picture is re-encoded in its shape, without where it was taken', async () => {
    const id = await ana.claimed({ file: base64(await withPlace()) })
    const response = await eva.proof(id)
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="proof.webp"')
    const kept = Buffer.from(await response.arrayBuffer())
    const { format, width, height, exif } = await sharp(kept).metadata()
    expect([format, width, height, exif]).toEqual(['webp', 300, 300, undefined])
    expect(kept.toString('latin1')).not.toContain('Canary')
  })

  test('is opened by its owner and by admins alone, who are noted', async () => {
    const id = await ana.claimed()
    const other = await claimant(db(), api)
    expect((await other.proof(id)).status).toBe(404)
    expect((await other.withdraw(id)).status).toBe(404)
    const athlete = await cookieOf(db(), await makeUser(db()))
    expect((await api.call('GET', `verifications/${id}/proof`, athlete)).status).toBe(403)
    const path = `admin/verifications/${id}/proof`
    for (const cookie of [other.cookie, ana.cookie, athlete]) {
      expect((await api.call('GET', path, cookie)).status).toBe(403)
    }
    expect((await api.call('GET', path, '')).status).toBe(401)
    const reads = () => db().$count(auditEvents, eq(auditEvents.outcome, 'proof-read'))
    const before = await reads()
    await eva.proof(id)
    expect(await reads()).toBe(before + 1)
  })

  test('is deleted when it is withdrawn, refused or approved', async () => {
    await ana.withdraw(await ana.claimed())
    expect(api.memory.files.size).toBe(0)
    await eva.refuse(await ana.claimed())
    expect(api.memory.files.size).toBe(0)
    const id = await ana.claimed()
    await eva.approve(id)
    expect(api.memory.files.size).toBe(0)
    expect((await eva.proof(id)).status).toBe(404)
    expect((await ana.proof(id)).status).toBe(404)
  })

  test('that the store did not delete is not served, and found by the sweep', async () => {
    const [kept, id] = [
      await ana.claimed({ kind: 'certificate', certificate: 'NSCA' }),
      await ana.claimed(),
    ]
    api.memory.down.add('delete')
    await eva.approve(id)
    expect(api.memory.files.size).toBe(2)
    expect((await eva.proof(id)).status).toBe(404)
    api.memory.down.clear()
    expect(await sweepProofs({ db: db(), proofs: api.memory.store })).toBe(1)
    expect([...api.memory.files.keys()]).toEqual([`${ana.id}/${kept}`])
  })

  test('leaves no claim behind when the store fails', async () => {
    api.memory.down.add('set')
    expect((await ana.claim()).status).toBe(503)
    expect(await ana.list()).toMatchObject({ items: [] })
  })

  test('goes with the account', async () => {
    const user = await makeUser(db(), { role: 'trainer' })
    const professional = await insertProfessional(db())
    await db()
      .update(professionals)
      .set({ userId: user.id })
      .where(eq(professionals.id, professional))
    const id = await insertVerification(db(), professional, {
      ...{ state: 'waiting', checks: [], decidedAt: null },
      ...{ proofType: 'application/pdf', proofBytes: 9 },
    })
    await api.memory.store.set({ userId: user.id, id }, PDF)
    const work: (() => Promise<void>)[] = []
    const deps = { ...accountDeps(db()), proofs: api.memory.store }
    const { sessionId } = await sessionOf(db(), user)
    await deleteAccount(deps, {
      actor: {
        kind: 'signed-in',
        userId: user.id,
        role: 'trainer',
        sessionId,
      },
      body: { phrase: 'ELIMINAR MI CUENTA', password: user.password } as never,
      caller: { ...callerWith(), afterwards: (job) => void work.push(job) },
    })
    await Promise.all(work.map((job) => job()))
    expect(api.memory.files.size).toBe(0)
  })
})

describe('a claim', () => {
  test('names a certificate of the profile, by its exact text', async () => {
    for (const [given, fields] of [
      [{ kind: 'certificate', certificate: 'nsca' }, { certificate: 'unknown' }],
      [{ kind: 'certificate', certificate: null }, { certificate: 'required' }],
      [{ certificate: 'NSCA' }, { certificate: 'required' }],
      [{ number: '12.045' }, { register: 'required' }],
    ] as const) {
      expect((await errorOf(await ana.claim(given))).fields).toEqual(fields)
    }
    expect((await ana.claim({ kind: 'certificate', certificate: 'NSCA' })).status).toBe(200)
  })

  test('cannot say who decides, or what', async () => {
    for (const forbidden of ['state', 'checks', 'decidedBy', 'validUntil', 'professionalId']) {
      expect((await ana.claim({ [forbidden]: 'approved' })).status, forbidden).toBe(400)
    }
  })

  test('waits once, and five at most', async () => {
    await ana.claimed()
    expect((await ana.claim()).status).toBe(409)
    const texts = ['a', 'b', 'c', 'd', 'e']
    const luis = await claimant(db(), api, { certifications: texts })
    for (const certificate of texts) await luis.claimed({ kind: 'certificate', certificate })
    expect(await errorOf(await luis.claim())).toMatchObject({ fields: { claims: 'too_many' } })
  })

  test('is looked at ten times a day', async () => {
    for (let n = 0; n < 10; n++) await ana.withdraw(await ana.claimed())
    expect((await ana.claim()).status).toBe(429)
  })

  test('is withdrawn while it waits, twice without harm, and not once it is decided', async () => {
    const id = await ana.claimed()
    for (let n = 0; n < 2; n++) expect((await ana.withdraw(id)).status).toBe(200)
    expect(await eva.approve(id)).toMatchObject({ status: 409 })
    const other = await ana.claimed()
    await eva.refuse(other)
    expect((await ana.withdraw(other)).status).toBe(409)
  })

  test('of a certificate that leaves the profile is withdrawn with it', async () => {
    const id = await ana.claimed({ kind: 'certificate', certificate: 'NSCA' })
    const checked = await ana.claimed({ kind: 'certificate', certificate: 'CSCS' })
    await eva.approve(checked, { checks: ['name', 'text', 'validity'] })
    expect((await derivedOf(db(), ana.professionalId)).checked).toEqual(['CSCS'])
    // Renamed: another text.
    await db()
      .update(professionals)
      .set({ certifications: ['NSCA (2026)', 'cscs'] })
      .where(eq(professionals.id, ana.professionalId))
    expect([(await stateOf(id)).state, (await stateOf(id)).proofType]).toEqual(['withdrawn', null])
    expect(await stateOf(checked)).toMatchObject({ state: 'ended', endCause: 'removed' })
    expect(await derivedOf(db(), ana.professionalId)).toMatchObject({ checked: [], score: 8 })
    expect(await sweepProofs({ db: db(), proofs: api.memory.store })).toBe(1)
  })
})

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
    expect((await eva.record(given)).status).toBe(200)
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

describe('the clock', () => {
  // As on the platform, where there is a cache to purge.
  beforeEach(() => void vi.stubEnv('NETLIFY_PURGE_API_TOKEN', 'token'))
  afterEach(() => vi.unstubAllEnvs())

  const YESTERDAY = '2020-01-01'

  test('ends what has expired, with a purge, and tells the professional', async () => {
    const id = await insertVerification(db(), ana.professionalId, { validUntil: YESTERDAY })
    const today = await insertVerification(db(), ana.professionalId, {
      ...{ kind: 'certificate', certificate: 'NSCA' },
      validUntil: sql`(now() at time zone 'Europe/Madrid')::date` as never,
    })
    await db().delete(cachePurges)
    await endExpiredVerifications(accountDeps(db()))
    expect(await stateOf(id)).toMatchObject({ state: 'ended', endCause: 'expired' })
    // Its last day is included.
    expect((await stateOf(today)).state).toBe('approved')
    expect(await derivedOf(db(), ana.professionalId)).toMatchObject({
      ...{ isVerified: false, checked: ['NSCA'] },
    })
    expect((await toldTo(db(), ana)).bell).toEqual(['profession_expired'])
    const tags = (await db().select().from(cachePurges)).flatMap((row) => row.tags)
    expect(tags).toContain(`professional-${ana.professionalId}`)
    await endExpiredVerifications(accountDeps(db()))
    expect((await toldTo(db(), ana)).bell).toHaveLength(1)
  })

  test('runs with the clean-up', async () => {
    const id = await insertVerification(db(), ana.professionalId, { validUntil: YESTERDAY })
    expect((await cleanUpTables()).status).toBe(204)
    expect((await stateOf(id)).state).toBe('ended')
  })
})

describe('the database', () => {
  test('lets nobody write the badge or the checked certificates', async () => {
    const set = (values: object) =>
      refusal(
        db().update(professionals).set(values).where(eq(professionals.id, ana.professionalId)),
      )
    expect(await set({ isVerified: true })).toBe('professionals_derived')
    expect(await set({ checkedCertifications: ['NSCA'] })).toBe('professionals_derived')
    const user = await makeUser(db(), { role: 'trainer' })
    const insert = (values: object) =>
      refusal(
        db()
          .insert(professionals)
          .values({ userId: user.id, type: 'trainer', ...values }),
      )
    expect(await insert({ isVerified: true })).toBe('professionals_derived')
    expect(await insert({ checkedCertifications: ['NSCA'] })).toBe('professionals_derived')
  })

  test('keeps what was decided', async () => {
    const id = await insertVerification(db(), ana.professionalId)
    const set = (values: object) =>
      refusal(db().update(verifications).set(values).where(eq(verifications.id, id)))
    expect(await set({ number: '1', register: 'x' })).toBe('verifications_flow')
    expect(await set({ state: 'waiting', decidedAt: null })).toBe('verifications_flow')
    expect(await set({ kind: 'certificate', certificate: 'NSCA' })).toBe('verifications_flow')
  })

  test('has no record of a certificate that the profile does not name', async () => {
    const other = { kind: 'certificate', certificate: 'ACE' } as const
    const inserting = insertVerification(db(), ana.professionalId, other)
    expect(await refusal(inserting)).toBe('verifications_flow')
  })

  test('is verified no more when the record is deleted', async () => {
    const id = await insertVerification(db(), ana.professionalId)
    expect((await derivedOf(db(), ana.professionalId)).isVerified).toBe(true)
    await db().delete(verifications).where(eq(verifications.id, id))
    expect((await derivedOf(db(), ana.professionalId)).isVerified).toBe(false)
  })
})
