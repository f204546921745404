import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { auditEvents, professionals, verifications } from '#db/schema/index.ts'
import type { VerificationId } from '#lib/ids.ts'
import { PROOF_MAX_BYTES } from '#lib/verifications/calls.ts'
import { deleteAccount } from '#server/account/delete-account.ts'
import { sweepProofs } from '#server/verifications/sweep-proofs.ts'
import { accountDeps, callerWith, errorOf } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { cookieOf, makeUser, sessionOf } from '#tests/support/accounts.ts'
import { noise, picture, withPlace } from '#tests/support/pictures.ts'
import { insertProfessional, insertVerification } from '#tests/support/professionals.ts'
import { admin, claimant, derivedOf, PDF, verificationsApi } from '#tests/support/verifications.ts'

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
    const response = await ana.claim({ file: await file() })
    const isTooLarge = problem === 'too_large'
    expect(await errorOf(response)).toEqual({
      status: isTooLarge ? 413 : 400,
      code: isTooLarge ? 'TOO_LARGE' : 'INVALID_INPUT',
      fields: { file: problem },
    })
    expect(api.memory.files.size).toBe(0)
    expect(await ana.list()).toMatchObject({ items: [] })
  })

  test('of 4 MB is kept', async () => {
    const file = Buffer.alloc(PROOF_MAX_BYTES)
    PDF.copy(file)
    expect((await ana.claim({ file })).status).toBe(201)
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
    const id = await ana.claimed({ file: await withPlace() })
    const response = await eva.proof(id)
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="proof.webp"')
    const kept = Buffer.from(await response.arrayBuffer())
    const { format, width, height, exif } = await sharp(kept).metadata()
    expect([format, width, height, exif]).toEqual(['webp', 600, 750, undefined])
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
    const lines = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    api.memory.down.add('delete')
    await eva.approve(id)
    const withdrawn = await ana.claimed()
    await ana.withdraw(withdrawn)
    const failed = lines.mock.calls.filter(([line]) => String(line).includes('"job":"afterwards"'))
    lines.mockRestore()
    expect(failed).toHaveLength(2)
    expect(api.memory.files.size).toBe(3)
    expect((await eva.proof(id)).status).toBe(404)
    api.memory.down.clear()
    expect(await sweepProofs({ db: db(), proofs: api.memory.store })).toBe(2)
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
    const work: (() => Promise<unknown>)[] = []
    const deps = { ...accountDeps(db()), proofs: api.memory.store }
    const { sessionId } = await sessionOf(db(), user)
    await deleteAccount(deps, {
      actor: {
        kind: 'signed-in',
        userId: user.id,
        role: 'trainer',
        sessionId,
      },
      body: { phrase: 'ELIMINAR MI CUENTA', password: user.password },
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
    expect((await ana.claim({ kind: 'certificate', certificate: 'NSCA' })).status).toBe(201)
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
