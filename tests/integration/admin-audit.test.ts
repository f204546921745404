import { beforeEach, describe, expect, test } from 'vitest'
import type { AuditList } from '#lib/admin/audit-schemas.ts'
import type { AuditKind } from '#lib/audit/kinds.ts'
import type { UserId } from '#lib/ids.ts'
import { audit, pseudonymOf } from '#server/audit.ts'
import { errorOf } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { makeUser } from '#tests/support/accounts.ts'
import { actsOf, makeAdmin, type TestAdmin } from '#tests/support/admin.ts'

const db = accountSuite()
const secret = () => process.env['SESSION_SECRET'] ?? ''

let admin: TestAdmin
beforeEach(async () => {
  admin = await makeAdmin(db())
})

const note = (kind: AuditKind, outcome: string, actor?: UserId, subject?: UserId) =>
  audit(db(), secret(), { kind, outcome, actor, subject })
const list = async (query: Record<string, string> = {}) => {
  const response = await admin.get(`/audit?${new URLSearchParams(query).toString()}`)
  expect(response.status).toBe(200)
  return (await response.json()) as AuditList
}

describe('the audit log', () => {
  test('is found by the account that did something or whom it concerned, as pseudonyms', async () => {
    const [ana, bea] = [await makeUser(db()), await makeUser(db())]
    await note('sign-in', 'ok', ana.id, ana.id)
    await note('role-changed', 'admin', bea.id, ana.id)
    await note('sign-out', 'ok', bea.id, bea.id)
    const { items, total } = await list({ account: ana.id })
    expect(items.map(({ kind }) => kind)).toEqual(['role-changed', 'sign-in'])
    expect(total).toBe(2)
    const [actor, subject] = [bea, ana].map(({ id }) => pseudonymOf(secret(), id))
    expect(items[0]).toMatchObject({ actor, subject })
    expect(JSON.stringify(items)).not.toMatch(new RegExp(`${ana.id}|${bea.id}|example\\.com`))
  })

  test('names admins and the account that is asked about, and no one else', async () => {
    const [ana, bea] = [await makeUser(db()), await makeUser(db(), { role: 'trainer' })]
    await note('role-changed', 'admin', admin.id, ana.id)
    await note('role-changed', 'trainer', ana.id, bea.id)
    const [other, own] = (await list({ account: ana.id })).items
    expect(other).toMatchObject({ actorName: 'Test athlete', subjectName: null })
    expect(own).toMatchObject({ actorName: 'Test admin', subjectName: 'Test athlete' })
    const all = (await list({ kind: 'role-changed' })).items
    expect(all.find(({ id }) => id === own!.id)).toMatchObject({
      actorName: 'Test admin',
      subjectName: null,
    })
  })

  test('tells of nobody whether they use the health centre', async () => {
    const ana = await makeUser(db())
    const health = [
      ...(['health-consent', 'health-erased', 'health-read', 'health-write'] as const),
      ...(['share-requested', 'share-granted', 'share-edited', 'share-ended'] as const),
    ]
    for (const kind of health) await note(kind, 'ok', ana.id, ana.id)
    expect((await list({ account: ana.id })).items).toEqual([])
    const newest = (await list()).items.map(({ kind }) => kind)
    expect(newest.filter((kind) => (health as AuditKind[]).includes(kind))).toEqual([])
    for (const kind of health) {
      expect((await admin.get(`/audit?kind=${kind}`)).status).toBe(400)
    }
    const file = await (await admin.get(`/audit.csv?account=${ana.id}`)).text()
    // What this admin has just done about the account, and nothing else.
    expect(
      file
        .trim()
        .split('\r\n')
        .slice(1)
        .every((line) => line.includes(',admin,')),
    ).toBe(true)
  })

  test('filters by kind, outcome and days, and pages from event to event', async () => {
    const ana = await makeUser(db())
    for (let n = 0; n < 60; n++) await note('sign-in', n % 2 ? 'ok' : 'WRONG_CREDENTIALS', ana.id)
    const query = { account: ana.id, kind: 'sign-in', outcome: 'ok' }
    const first = await list(query)
    expect(first).toMatchObject({ total: 30, isMore: false, previous: null })
    expect(first.items).toHaveLength(25)
    const second = await list({ ...query, after: first.next! })
    expect(second.items).toHaveLength(5)
    expect(second.next).toBeNull()
    const ids = [...first.items, ...second.items].map(({ id }) => Number(id))
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    expect(new Set(ids).size).toBe(30)
    expect((await list({ ...query, before: second.previous! })).items).toEqual(first.items)
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' }).format()
    expect((await list({ ...query, from: today, to: today })).total).toBe(30)
    expect((await list({ ...query, to: '2020' })).total).toBe(0)
  })

  test('notes who reads it, once for each search, and about whom', async () => {
    const ana = await makeUser(db())
    for (let n = 0; n < 30; n++) await note('sign-out', 'ok', ana.id)
    const { next } = await list({ account: ana.id })
    await list({ account: ana.id, after: next! })
    expect(await actsOf(db(), admin, ana)).toEqual(['audit-read'])
    await (await admin.get(`/audit.csv?account=${ana.id}`)).text()
    expect(await actsOf(db(), admin, ana)).toEqual([
      'audit-read',
      'audit-exported',
      'audit-exported 32',
    ])
    await list()
    expect(await actsOf(db(), admin)).toEqual([
      'audit-read',
      'audit-exported',
      'audit-exported 32',
      'audit-read',
    ])
  })

  test('is saved whole, oldest or newest first', async () => {
    const ana = await makeUser(db())
    for (let n = 0; n < 40; n++) await note('sign-in', `try ${n}`, ana.id)
    const response = await admin.get(`/audit.csv?account=${ana.id}&kind=sign-in&dir=asc`)
    const lines = (await response.text()).trim().split('\r\n')
    expect(lines[0]).toBe('Id,Fecha,Tipo,Resultado,Actor,Sujeto,Tamaño')
    expect(lines.slice(1).map((line) => line.split(',')[3])).toEqual(
      Array.from({ length: 40 }, (_, n) => `try ${n}`),
    )
  })

  test.each(['kind=gossip', 'account=ana', 'from=2026-13-01', 'after=x', 'q=ana', 'actor=abc'])(
    'refuses %s',
    async (query) => {
      expect((await errorOf(await admin.get(`/audit?${query}`))).status).toBe(400)
    },
  )
})
