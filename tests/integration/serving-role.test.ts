import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { connect } from '#db/client.ts'
import { grantServing } from '#db/grants.ts'
import { servingRoleSql } from '#db/local/serving-role.ts'
import { sqlState } from '#server/database-errors.ts'
import { PATIENCE_MS, testDatabase, type TestDatabase } from '#tests/support/database.ts'

const FORBIDDEN = '42501'

let own: TestDatabase
beforeAll(async () => {
  own = await testDatabase()
})
afterAll(() => own.close())

const role = () => decodeURIComponent(new URL(own.url).username)

describe('the serving role', () => {
  test.each([
    'create table mine (n int)',
    'create schema mine',
    'create function mine() returns int language sql return 1',
    'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
    'create trigger mine before insert on users for each row execute function set_updated_at()',
    'alter table users add column mine int',
    'drop table users',
    'drop trigger audit_events_append_only on audit_events',
    'alter table audit_events disable trigger audit_events_append_only',
    "set session_replication_role = 'replica'",
    "update audit_events set kind = 'x'",
    'delete from audit_events',
    'truncate audit_events',
    'truncate users cascade',
    'select * from drizzle.__drizzle_migrations',
    'set role postgres',
    'create role mine',
    'alter role current_user bypassrls',
    "copy users to program 'cat'",
  ])('may not: %s', async (statement) => {
    const refused = own.db.execute(statement)
    expect(await refused.catch(sqlState)).toBe(FORBIDDEN)
  })

  test('has exactly these privileges on every table', async () => {
    const { rows } = await own.owner.execute<{ name: string; rights: string }>(sql`
      select relname as name, coalesce((
        select string_agg(privilege_type, ' ' order by privilege_type)
        from aclexplode(relacl) where grantee = ${role()}::regrole
      ), '') as rights
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')`)
    const APPEND_ONLY = [
      'access_log',
      'audit_events',
      'health_history_versions',
      'health_weeks',
      'share_receipts',
    ]
    const ROWS = 'DELETE INSERT SELECT UPDATE'
    expect(rows.length).toBeGreaterThan(10)
    for (const { name, rights } of rows)
      expect(rights, name).toBe(APPEND_ONLY.includes(name) ? 'INSERT SELECT' : ROWS)
  })

  test('can use tables and functions created later', async () => {
    await own.owner.execute('create table later (id serial primary key)')
    await own.owner.execute('create function later() returns int language sql return 1')
    await own.db.execute('insert into later default values')
    const { rows } = await own.db.execute('select id, later() from later')
    expect(rows).toEqual([{ id: 1, later: 1 }])
  })

  test('loses extra privileges, and the trigger marks the append-only tables', async () => {
    await own.owner.execute('create table noted (n int)')
    await own.owner.execute(sql`grant truncate on users to ${sql.identifier(role())}`)
    await own.owner.execute(`create trigger noted_append_only before update or delete or truncate
      on noted for each statement execute function refuse_change()`)
    await Promise.all([1, 2, 3].map(() => grantServing(own.owner, role())))
    for (const statement of ['truncate users cascade', 'delete from noted'])
      expect(await own.db.execute(statement).catch(sqlState)).toBe(FORBIDDEN)
    await own.db.execute('insert into noted values (1)')
  })
})

test('no function can be executed by PUBLIC', async () => {
  const { rows } = await own.owner.execute<{ name: string }>(`
    select proname as name from pg_proc, aclexplode(coalesce(proacl, acldefault('f', proowner)))
    where pronamespace = 'public'::regnamespace and grantee = 0`)
  expect(rows).toEqual([])
})

test('concurrent creations of the role all succeed', async () => {
  const server = inject('testServer')
  const { password } = new URL(server.url)
  const admins = [1, 2, 3, 4].map(() => connect(server.migrationUrl, server.wsProxy, PATIENCE_MS))
  const makings = admins.map(({ pool }) => pool.query(servingRoleSql(password)))
  const made = await Promise.allSettled(makings)
  await Promise.all(admins.map(({ pool }) => pool.end()))
  expect(made.map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'))
})
