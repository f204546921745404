import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cachePurges, professionals, profiles, verifications } from '#db/schema/index.ts'
import cleanUpTables from '#functions/clean-up.ts'
import type { VerificationId } from '#lib/ids.ts'
import { endExpiredVerifications } from '#server/verifications/end-expired-verifications.ts'
import { accountDeps } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { makeUser } from '#tests/support/accounts.ts'
import { profileOf } from '#tests/support/own-profile.ts'
import { insertVerification } from '#tests/support/professionals.ts'
import { claimant, derivedOf, toldTo, verificationsApi } from '#tests/support/verifications.ts'

const suite = accountSuite()
const db = suite
let api: ReturnType<typeof verificationsApi>
let ana: Awaited<ReturnType<typeof claimant>>
beforeEach(async () => {
  api = verificationsApi()
  ana = await claimant(db(), api)
})

const stateOf = async (id: VerificationId) => {
  const [row] = await db().select().from(verifications).where(eq(verifications.id, id))
  return row!
}
/** SQLSTATE and constraint of a refused statement. */
const refusal = async (statement: Promise<unknown>) => {
  const error = await statement.then(
    () => null,
    (thrown: unknown) => (thrown as { cause?: { constraint?: string } }).cause,
  )
  return error?.constraint
}

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

describe('another name', () => {
  const BORN = { birthDate: '1960-02-03', gender: 'female' }
  const save = async (names: { display?: string; first?: string; last?: string }) => {
    const { patch, read } = await profileOf(db(), ana)
    const { version, basics, person } = await read()
    const { display = basics.displayName, first = person.firstName, last = person.lastName } = names
    const response = await patch({
      version,
      basics: { ...basics, displayName: display },
      ...(first && last && { person: { ...person, ...BORN, firstName: first, lastName: last } }),
    })
    expect(response.status, await response.clone().text()).toBe(200)
  }
  const badge = async () => (await derivedOf(db(), ana.professionalId)).isVerified
  let id: VerificationId
  beforeEach(async () => {
    const names = {
      displayName: 'Ana Pérez',
      firstName: null,
      lastName: null,
      phone: '+34600111222',
    }
    await db().update(profiles).set(names).where(eq(profiles.userId, ana.id))
    id = await insertVerification(db(), ana.professionalId)
    await insertVerification(db(), ana.professionalId, { kind: 'certificate', certificate: 'NSCA' })
  })

  test('ends the badge, which its owner is told once; certificates stay', async () => {
    await save({ display: 'Doctor Ramón y Cajal' })
    expect(await stateOf(id)).toMatchObject({ state: 'ended', endCause: 'renamed' })
    expect(await derivedOf(db(), ana.professionalId)).toMatchObject({
      ...{ isVerified: false, checked: ['NSCA'] },
    })
    await save({ display: 'Ana Pérez' })
    expect(await badge()).toBe(false)
    const { bell, mails } = await toldTo(db(), ana)
    expect(bell).toEqual(['profession_renamed'])
    expect(mails).toMatchObject([{ event: 'profession_renamed', certificate: null, reason: null }])
  })

  test('is none in other case, accents or blanks, nor a full name where none was', async () => {
    await save({ display: 'ANA  Perez' })
    await save({ first: 'Ana María', last: 'Pérez' })
    await save({ first: 'ana', last: 'maria perez' })
    expect(await badge()).toBe(true)
    expect((await toldTo(db(), ana)).bell).toEqual([])
    await save({ first: 'Eva', last: 'Pérez' })
    expect(await badge()).toBe(false)
  })

  test('ends it on every way to the row', async () => {
    await db().update(profiles).set({ displayName: null }).where(eq(profiles.userId, ana.id))
    expect(await stateOf(id)).toMatchObject({ endCause: 'renamed' })
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
