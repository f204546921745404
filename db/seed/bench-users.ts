import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'

const FIRST = [
  'Álvaro',
  'Íñigo',
  'Nuria',
  'José',
  'Zoë',
  'Marta',
  'Begoña',
  'Unai',
  'Sofía',
  'Hugo',
]
const LAST = ['Núñez', 'García', 'Peña', 'Ibáñez', 'Ruiz', 'Vidal', 'Castro', 'Llorente', 'Soto']

/** A deterministic number for row `i` and purpose `salt`. */
const draw = (salt: number) => sql`(hashint8extended(i, ${salt}::integer) & 2147483647)::integer`

/** Small enough for the statement timeout of the pool, on a busy machine too. */
const ROWS_AT_ONCE = 2_000

/**
 * Fills a database with accounts, for benchmarks and for tests of plans: four in five athletes, a few admins, three in a
 * hundred not confirmed, one in a hundred disabled, over five years. Each tenth has a session. Deterministic but for the
 * days.
 */
export async function seedBenchUsers(db: Database, count: number): Promise<void> {
  for (let from = 1; from <= count; from += ROWS_AT_ONCE) {
    await insertPeople(db, from, Math.min(count, from + ROWS_AT_ONCE - 1))
  }
  for (const table of ['users', 'profiles', 'sessions'])
    await db.execute(sql`vacuum analyze ${sql.identifier(table)}`)
}

async function insertPeople(db: Database, from: number, to: number): Promise<void> {
  const person = sql`(
    select i, md5('bench-user-' || i)::uuid as id, ${draw(4)} as h
    from generate_series(${from}::integer, ${to}::integer) as i
  ) as person`
  const since = sql`now() - (${draw(5)} % 1826) * interval '1 day' - i * interval '1 second'`
  await db.execute(sql`
    insert into users (id, email, email_confirmed_at, disabled_at, disabled_reason, created_at)
    select id, chr(97 + ${draw(7)} % 26) || 'ench-user-' || i || '@example.com',
      case when h % 100 > 2 then ${since} end,
      case when h % 100 = 50 then now() end, case when h % 100 = 50 then 'bench' end, ${since}
    from ${person}`)
  const word = (list: readonly string[], salt: number) =>
    sql`(${sql.param([...list])}::text[])[1 + ${draw(salt)} % ${list.length}::integer]`
  await db.execute(sql`
    insert into profiles (user_id, role, display_name, created_at)
    select id,
      case when i <= 5 then 'admin' when ${draw(6)} % 50 < 6 then 'trainer' when ${draw(6)} % 50 < 8 then 'nutritionist'
        when ${draw(6)} % 50 < 10 then 'physiotherapist' else 'athlete' end,
      ${word(FIRST, 1)} || ' ' || ${word(LAST, 2)} || ' ' || ${word(LAST, 3)} || ' ' || i, ${since}
    from ${person}`)
  await db.execute(sql`
    insert into sessions (user_id, epoch, device) select id, 1, 'Firefox · Linux'
    from ${person} where i % 10 = 0`)
}
