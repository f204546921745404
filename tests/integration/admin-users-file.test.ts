import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { seedBenchUsers } from '#db/seed/bench-users.ts'
import { profiles, users } from '#db/schema/index.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { makeUser } from '#tests/support/accounts.ts'
import { actsOf, makeAdmin, type TestAdmin } from '#tests/support/admin.ts'

const suite = accountSuite()
const db = suite

let admin: TestAdmin
beforeEach(async () => {
  admin = await makeAdmin(db())
})

const called = ({ id }: { id: string }, displayName: string) =>
  db()
    .update(profiles)
    .set({ displayName })
    .where(sql`${profiles.userId} = ${id}`)

describe('the file', () => {
  test('holds all that match in the order of the list, without formulas, and is noted', async () => {
    for (const name of ['File =1+1', 'File "Ana", B', 'File Zoë']) {
      await called(await makeUser(db()), name)
    }
    await called(await makeUser(db()), '=HYPERLINK("http://evil.example";"File")')
    const response = await admin.get('/users.csv?q=file&sort=name&dir=asc')
    expect(response.headers.get('content-type')).toContain('text/csv')
    expect(response.headers.get('content-disposition')).toContain('usuarios.csv')
    const bytes = Buffer.from(await response.arrayBuffer())
    const text = bytes.toString()
    expect(text.startsWith('\uFEFFId,Nombre,Email,Rol,Estado,Alta\r\n')).toBe(true)
    expect(text.split('\r\n')).toHaveLength(6)
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"";""File"")"`)
    expect(text).toContain('"File ""Ana"", B"')
    expect(await actsOf(db(), admin)).toEqual(['users-exported', 'users-exported 4'])
  })
})

describe.each(['created', 'name', 'email'])('the file of many by %s', (sort) => {
  test('loses nobody when the last row of what was sent is deleted meanwhile', async () => {
    await seedBenchUsers(suite.owner(), 1_200)
    const all = await db().$count(profiles)
    const response = await admin.get(`/users.csv?sort=${sort}&dir=asc`)
    const reader = response.body!.getReader()
    const textOf = async () => new TextDecoder().decode((await reader.read()).value)
    const begin = await textOf()
    const last = begin.trimEnd().split('\r\n').at(-1)!.slice(0, 36)
    expect(
      await db()
        .delete(users)
        .where(sql`${users.id} = ${last}`)
        .returning({ id: users.id }),
    ).toHaveLength(1)
    let text = begin
    for (let more = await textOf(); more !== ''; more = await textOf()) text += more
    const ids = text
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.slice(0, 36))
    expect(ids).toHaveLength(all)
    expect(new Set(ids).size).toBe(all)
    await db()
      .delete(users)
      .where(sql`${users.email} like '_ench-user-%'`)
  })
})
