import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'

/** Small enough for the statement timeout of the pool, on a busy machine too. */
const PEOPLE_AT_ONCE = 10

/**
 * Fills an empty database with `people` who keep `records` records each, for benchmarks: one a day until today, a weight in
 * all of them, pressure in every fourth, a blood test in every hundredth. Deterministic but for the days.
 */
export async function seedBenchHealth(
  db: Database,
  { people, records }: { people: number; records: number },
): Promise<void> {
  // The consents are there; to check them for each row would take most of the time.
  await db.execute(sql`alter table health_records disable trigger health_records_consent`)
  for (let from = 1; from <= people; from += PEOPLE_AT_ONCE) {
    const to = Math.min(people, from + PEOPLE_AT_ONCE - 1)
    await insertPeople(db, from, to)
    await insertRecords(db, { from, to, records })
  }
  await db.execute(sql`alter table health_records enable trigger health_records_consent`)
  for (const table of ['users', 'profiles', 'health_consents', 'health_records'])
    await db.execute(sql`vacuum analyze ${sql.identifier(table)}`)
}

const keeper = (from: number, to: number) => sql`(
  select n, md5('bench-keeper-' || n)::uuid as id
  from generate_series(${from}::integer, ${to}::integer) as n
) as keeper`

async function insertPeople(db: Database, from: number, to: number): Promise<void> {
  const people = keeper(from, to)
  await db.execute(sql`
    insert into users (id, email, email_confirmed_at)
    select id, 'bench-keeper-' || n || '@example.com', now() from ${people}`)
  await db.execute(sql`
    insert into profiles (user_id, role, display_name, birth_date)
    select id, 'athlete', 'Persona ' || n, date '1990-05-17' from ${people}`)
  await db.execute(sql`
    insert into health_consents (user_id, text_version, text_hash, locale)
    select id, 'bench', 'bench', 'es' from ${people}`)
}

async function insertRecords(
  db: Database,
  { from, to, records }: { from: number; to: number; records: number },
): Promise<void> {
  await db.execute(sql`
    insert into health_records (
      id, user_id, record_date, created_at, weight, height, systolic_bp, diastolic_bp,
      fasting_glucose, total_cholesterol, ldl_cholesterol, hdl_cholesterol, triglycerides
    )
    select
      md5('bench-record-' || n || '-' || day)::uuid, id, current_date - day,
      now() - day * interval '1 day', 60 + (n * 7 + day) % 300 / 10.0, 150 + n % 50,
      case when day % 4 = 0 then 110 + (n + day) % 40 end,
      case when day % 4 = 0 then 65 + (n + day) % 20 end,
      case when day % 100 = 0 then 80 + (n + day) % 30 end,
      case when day % 100 = 0 then 160 + (n + day) % 60 end,
      case when day % 100 = 0 then 90 + (n + day) % 50 end,
      case when day % 100 = 0 then 45 + (n + day) % 25 end,
      case when day % 100 = 0 then 70 + (n + day) % 80 end
    from ${keeper(from, to)}, generate_series(1, ${records}::integer) as day`)
}
