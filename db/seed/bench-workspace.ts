import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { everyFlag } from '#lib/health/flags.ts'

/**
 * Fills an empty database with `professionals` who have `clients` clients each and have sent them `questionnaires`, for
 * benchmarks: half of those answered, a third of these reviewed. Deterministic but for the days.
 */
export async function seedBenchWorkspace(
  db: Database,
  size: { professionals: number; clients: number; questionnaires: number },
): Promise<void> {
  // Whom they belong to is there; to look each of them up would only take time.
  await db.execute(sql`alter table client_questionnaires disable trigger all`)
  for (let n = 1; n <= size.professionals; n++) await insertOne(db, n, size)
  await db.execute(sql`alter table client_questionnaires enable trigger all`)
  for (const table of [
    ...['users', 'profiles', 'professionals', 'health_consents'],
    ...['professional_authorizations', 'client_questionnaires'],
  ])
    await db.execute(sql`vacuum analyze ${sql.identifier(table)}`)
}

type Size = { clients: number; questionnaires: number }

/** The id of the `n`th professional. */
const ID = (n: number) => sql`md5('bench-professional-' || ${n}::integer)::uuid`

async function insertOne(db: Database, n: number, size: Size): Promise<void> {
  await db.execute(sql`
    insert into users (id, email, email_confirmed_at)
    select ${ID(n)}, 'bench-professional-' || ${n}::integer || '@example.com', now()`)
  await db.execute(sql`
    insert into profiles (user_id, role, display_name)
    select ${ID(n)}, 'physiotherapist', 'Profesional ' || ${n}::integer`)
  await db.execute(
    sql`insert into professionals (user_id, type) select ${ID(n)}, 'physiotherapist'`,
  )
  await insertClients(db, n, size)
  await insertQuestionnaires(db, n, size)
}

const client = (n: number, count: number) => sql`(
  select i, md5('bench-client-' || ${n}::integer || '-' || i)::uuid as id,
    md5('bench-share-' || ${n}::integer || '-' || i)::uuid as share_id
  from generate_series(1, ${count}::integer) as i
) as client`

async function insertClients(db: Database, n: number, { clients }: Size): Promise<void> {
  const people = client(n, clients)
  await db.execute(sql`
    insert into users (id, email, email_confirmed_at)
    select id, 'bench-client-' || ${n}::integer || '-' || i || '@example.com', now() from ${people}`)
  await db.execute(sql`
    insert into profiles (user_id, role, display_name, avatar_url)
    select id, 'athlete', 'Íñigo Núñez ' || i, id || '/avatar.webp' from ${people}`)
  await db.execute(sql`
    insert into health_consents (user_id, text_version, text_hash, locale)
    select id, 'bench', 'bench', 'es' from ${people}`)
  await db.execute(sql`
    insert into professional_authorizations
      (id, client_user_id, professional_user_id, professional_type, is_authorized, authorized_at, allowed_fields, expires_on)
    select share_id, id, ${ID(n)}, 'physiotherapist', true, now() - i * interval '1 hour',
      ${JSON.stringify(everyFlag(true))}::jsonb, case when i % 5 = 0 then current_date + i end
    from ${people}`)
}

async function insertQuestionnaires(
  db: Database,
  n: number,
  { clients, questionnaires }: Size,
): Promise<void> {
  const each = Math.ceil(questionnaires / clients)
  await db.execute(sql`
    insert into client_questionnaires (
      authorization_id, professional_user_id, professional_name, client_user_id, professional_type, title, questions,
      sent_at, status, responses, priority, completed_at, reviewed_at
    )
    select share_id, ${ID(n)}, 'Profesional', id, 'physiotherapist', 'Seguimiento',
      '[{"type": "text", "text": "¿Cómo estás?"}]'::jsonb, now() - (i + k) * interval '7 hours', status,
      case when status <> 'pending' then '{"q0": "Bien"}'::jsonb end,
      case when status <> 'pending' then (array['high', 'attention', 'info', 'normal'])[1 + (i + k) % 4] end,
      case when status <> 'pending' then now() - i * interval '1 hour' end,
      case when status = 'reviewed' then now() end
    from ${client(n, clients)}, generate_series(1, ${each}::integer) as k,
      lateral (select (array['pending', 'completed', 'pending', 'reviewed', 'pending', 'completed'])[1 + (i + k) % 6] as status) as s`)
}
