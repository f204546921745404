import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#db/client.ts'
import { listHealthWeeks } from '#db/queries/admin/metrics.ts'
import { constraintOf } from '#server/database-errors.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'

/** Weeks ago, with how many people wrote a record, and how many questionnaires were sent and answered. */
const WEEKS: [ago: number, people: number, sent: number, answered: number][] = [
  [1, 4, 5, 4],
  [2, 5, 4, 5],
  [3, 6, 0, 6],
  [4, 0, 9, 0],
  [52, 5, 5, 5],
]

/** Wednesday noon in Madrid of the week so many weeks ago. */
const during = (ago: number) =>
  sql`(date_trunc('week', now() at time zone 'Europe/Madrid') - make_interval(weeks => ${ago}::int)
    + interval '60 hours') at time zone 'Europe/Madrid'`

let own: TestDatabase
beforeAll(async () => {
  own = await testDatabase()
  await plant(own.owner, WEEKS)
})
afterAll(() => own.close())

async function plant(owner: Database, weeks: typeof WEEKS) {
  await owner.execute(sql`
    with added as (
      insert into users (email, email_confirmed_at)
      select 'week-' || gen_random_uuid() || '@example.com', now() from generate_series(1, 6)
      returning id
    )
    insert into health_consents (user_id, text_version, text_hash, locale)
    select id, 'week', 'week', 'es' from added`)
  for (const [ago, people, sent, answered] of weeks) {
    // Two records each: people are counted, not what they wrote.
    await owner.execute(sql`
      insert into health_records (user_id, record_date, weight, created_at)
      select user_id, current_date, 70, ${during(ago)}
      from (select user_id from health_consents order by user_id limit ${people}) p,
        generate_series(1, 2)`)
    await owner.execute(sql`
      insert into client_questionnaires
        (client_user_id, professional_name, professional_type, title, questions, status, sent_at)
      select user_id, 'Leire', 'trainer', 'Inicio', '[]', 'pending', ${during(ago)}
      from (select user_id from health_consents limit 1) p, generate_series(1, ${sent}::int)`)
    // Sent long before, so that they do not count as sent here.
    await owner.execute(sql`
      insert into client_questionnaires (client_user_id, professional_name, professional_type, title,
        questions, status, sent_at, completed_at, responses)
      select user_id, 'Leire', 'trainer', 'Inicio', '[]', 'completed', '2020-01-01', ${during(ago)}, '{}'
      from (select user_id from health_consents limit 1) p, generate_series(1, ${answered}::int)`)
  }
}

const weekly = async () => {
  const rows = await listHealthWeeks(own.db)
  return rows.map((counts) => Object.values(counts))
}
const refused = (run: Promise<unknown>) =>
  run.then(
    () => 'done',
    (error: unknown) =>
      (error as { cause?: { code?: string } }).cause?.code ?? constraintOf(error) ?? String(error),
  )

describe('the weeks of the health centre', () => {
  test('show five and more, and null for four, three and none', async () => {
    const rows = await weekly()
    expect(rows).toHaveLength(52)
    const expected = Array.from({ length: 52 }, (_, n) => {
      const [, ...counts] = WEEKS.find(([ago]) => ago === 52 - n) ?? [0, 0, 0, 0]
      return counts.map((count) => (count < 5 ? null : count))
    })
    expect(rows).toEqual(expected)
  })

  test('stay as they were counted, so that no difference of two days tells what one person did', async () => {
    const before = await weekly()
    await plant(own.owner, [
      [1, 6, 9, 9],
      [2, 6, 9, 9],
    ])
    await own.owner.execute(sql`
      delete from health_records where created_at = ${during(3)}
        and user_id = (select user_id from health_records where created_at = ${during(3)} limit 1)`)
    expect(await weekly()).toEqual(before)
  })

  test('leave out what is not over', async () => {
    await plant(own.owner, [[0, 6, 9, 9]])
    const { rows } = await own.db.execute<{ last: boolean }>(sql`
      select max(week) = (date_trunc('week', now() at time zone 'Europe/Madrid') - interval '7 days')::date
        as last from health_weeks`)
    expect(rows[0]!.last).toBe(true)
    expect((await weekly()).at(-1)).toEqual([null, 5, null])
  })
})

describe('the serving role', () => {
  const run = (statement: string) => refused(own.db.execute(statement))

  test.each([
    "insert into health_weeks (week) values ('2030-01-07')",
    'update health_weeks set active_centres = null',
    'delete from health_weeks',
    'truncate health_weeks',
    'alter table health_weeks disable trigger all',
    'create or replace function count_health_weeks() returns void language sql as $$ select $$',
  ])('may not: %s', async (statement) => {
    expect(await run(statement)).toBe('42501')
  })

  test('finds no rows behind the counts, and no other way to count them', async () => {
    for (const table of ['health_records', 'client_questionnaires', 'health_consents']) {
      const { rows } = await own.db.execute(
        sql`select count(*)::int as n from ${sql.identifier(table)}`,
      )
      expect(rows).toEqual([{ n: 0 }])
    }
    const { rows } = await own.db.execute<{ args: string; result: string }>(sql`
      select pg_get_function_arguments(oid) as args, pg_get_function_result(oid) as result
      from pg_proc where proname = 'count_health_weeks'`)
    // No range to choose, and nothing given back: only whole weeks can be read.
    expect(rows).toEqual([{ args: '', result: 'void' }])
  })

  test('a shadowed table or a clock of its own changes nothing', async () => {
    const before = await weekly()
    await own.db.transaction(async (tx) => {
      await tx.execute(sql`set local timezone = 'Pacific/Kiritimati'`)
      await tx.execute(sql`set local datestyle = 'German'`)
      await tx.execute(sql`select count_health_weeks()`)
    })
    expect(await weekly()).toEqual(before)
  })
})

test('a small number does not fit into the table, whoever writes it', async () => {
  for (const column of ['active_centres', 'questionnaires_sent', 'questionnaires_answered'])
    expect(
      await refused(
        own.owner.execute(
          sql`insert into health_weeks (week, ${sql.identifier(column)}) values ('2000-01-03', 4)`,
        ),
      ),
    ).toBe('23514')
})

test('two first calls at once count each week once', async () => {
  const fresh = await testDatabase()
  try {
    await Promise.all([1, 2, 3].map(() => fresh.db.execute(sql`select count_health_weeks()`)))
    const { rows } = await fresh.db.execute(sql`select count(*)::int as n from health_weeks`)
    expect(rows).toEqual([{ n: 53 }])
  } finally {
    await fresh.close()
  }
})
