import { randomUUID } from 'node:crypto'
import { like, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { professionals, users } from '#db/schema/index.ts'
import handler from '#functions/admin-professionals.ts'
import type { Professional } from '#lib/admin/professionals-schemas.ts'
import { newAddress } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { cookieOf, makeUser } from '#tests/support/accounts.ts'
import { actsOf } from '#tests/support/admin.ts'
import { SITE } from '#tests/support/call-function.ts'
import { insertProfessional } from '#tests/support/professionals.ts'

const db = accountSuite()
const PATH = '/api/admin/professionals'

let cookie: string
beforeEach(async () => {
  cookie = await cookieOf(db(), await makeUser(db(), { role: 'admin' }))
})

const get = (path: string, by = cookie) =>
  handler(new Request(`${SITE}${path}`, { headers: { cookie: by } }), {
    ip: newAddress(),
    requestId: 'request-0123',
  })
const read = async (id: string) => (await (await get(`${PATH}/${id}`)).json()) as Professional
const list = async (query: string) => {
  const response = await get(`${PATH}?${query}`)
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as {
    items: { id: string; name: string }[]
    total: number
    next: string | null
    previous: string | null
  }
}

describe('the table', () => {
  test('finds by name and address, and filters', async () => {
    const mark = `Zz${randomUUID().slice(0, 6).replaceAll(/\d/g, 'x')}`
    const one = await insertProfessional(db(), { name: `Ana ${mark}`, isVerified: true })
    const other = await insertProfessional(db(), {
      ...{ name: `Berta ${mark}`, type: 'nutritionist', isPublic: false },
    })
    const ids = async (query: string) =>
      (await list(`q=${mark}&sort=name&dir=asc&${query}`)).items.map(({ id }) => id)
    expect(await ids('')).toEqual([one, other])
    expect(await ids('verified=yes')).toEqual([one])
    expect(await ids('verified=no')).toEqual([other])
    expect(await ids('public=no')).toEqual([other])
    expect(await ids('profession=nutritionist')).toEqual([other])
    const { email } = await read(other)
    const byEmail = await list(`q=${encodeURIComponent(email.slice(0, -4))}`)
    expect(byEmail.items.map(({ id }) => id)).toEqual([other])
  })

  test('has pages in every order that hold everybody once, forwards and backwards', async () => {
    for (let n = 0; n < 30; n++)
      await insertProfessional(db(), { name: `Person ${n % 7}`, experienceYears: n % 4 })
    const all = (await db().select({ id: professionals.id }).from(professionals)).map(
      ({ id }) => id,
    )
    for (const order of ORDERS) {
      const [forwards, backwards] = [await walk(order, 'after'), await walk(order, 'before')]
      expect(forwards.toSorted()).toEqual(all.toSorted())
      expect(backwards).toEqual(forwards)
    }
  })
})

describe('the file', () => {
  test('holds all that match in the order of the list, without formulas, and is noted', async () => {
    const mark = `Zz${randomUUID().slice(0, 6).replaceAll(/\d/g, 'x')}`
    const names = [`${mark} B`, `${mark} =1`, `=HYPERLINK("${mark}")`]
    for (const name of names) await insertProfessional(db(), { name, isVerified: true })
    await insertProfessional(db(), { name: mark })
    const admin = await makeUser(db(), { role: 'admin' })
    const query = `q=${mark}&verified=yes&sort=name&dir=asc`
    const response = await get(`${PATH}.csv?${query}`, await cookieOf(db(), admin))
    expect(response.headers.get('content-disposition')).toContain('profesionales.csv')
    expect(response.headers.get('cache-control')).toContain('no-store')
    const [head, ...lines] = Buffer.from(await response.arrayBuffer())
      .toString()
      .trimEnd()
      .split('\r\n')
    expect(head).toBe('\uFEFFId,Nombre,Email,Profesión,Verificado,Público,Puntos,Alta')
    const ids = (await list(query)).items.map(({ id }) => id)
    expect(lines.map((line) => line.slice(0, 36))).toEqual(ids)
    expect(lines).toHaveLength(3)
    expect(lines.join()).toContain(`"'=HYPERLINK(""${mark}"")"`)
    expect(await actsOf(db(), admin)).toEqual([
      'professionals-exported',
      'professionals-exported 3',
    ])
  })

  test('goes on behind each batch, in every order', async () => {
    await db().execute(sql`
      with people as (
        insert into users (id, email)
        select gen_random_uuid(), 'batch-' || i || '@example.com' from generate_series(1, 1100) i
        returning id
      ), made as (
        insert into profiles (user_id, role, display_name) select id, 'trainer', 'Batch' from people
        returning user_id
      )
      insert into professionals (user_id, type) select user_id, 'trainer' from made`)
    const all = (await db().select({ id: professionals.id }).from(professionals)).map(
      ({ id }) => id,
    )
    for (const order of ORDERS) {
      const text = await (await get(`${PATH}.csv?${order}`)).text()
      const lines = text.trimEnd().split('\r\n').slice(1)
      expect(lines.map((line) => line.slice(0, 36)).toSorted()).toEqual(all.toSorted())
    }
    await db().delete(users).where(like(users.email, 'batch-%'))
  })
})

const ORDERS = ['created', 'name', 'score'].flatMap((sort) =>
  ['asc', 'desc'].map((dir) => `sort=${sort}&dir=${dir}`),
)

/** The ids of all pages, in their order, walked forwards or from the end. */
async function walk(order: string, way: 'after' | 'before'): Promise<string[]> {
  const ids: string[] = []
  for (let at: string | null = way === 'before' ? 'end' : ''; at !== null;) {
    const page = await list(at === '' ? order : `${order}&${way}=${at}`)
    const here = page.items.map(({ id }) => id)
    ids.splice(way === 'after' ? ids.length : 0, 0, ...here)
    at = way === 'after' ? page.next : page.previous
  }
  return ids
}
