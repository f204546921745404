import { eq, sql } from 'drizzle-orm'
import type { AuditRow } from '#db/queries/audit-events.ts'
import { accessLog, healthHistory } from '#db/schema/health/index.ts'
import { auditEvents, professionals, profiles, users } from '#db/schema/index.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import type { Section } from '#lib/health/sections.ts'
import type { AuthorizationId, UserId } from '#lib/ids.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'

/** What `holdClient` asks: who is locked, and what both are called. */
export function heldClient(scope: ScopedExecutor, id: AuthorizationId) {
  const held = sql`hold_clients(array[${id}::uuid]) as held`
  return scope
    .select({
      profession: sql<ProfessionalType>`held.profession`,
      client: { userId: users.id, locale: users.locale },
      professional: { id: professionals.id, type: professionals.type, name: profiles.displayName },
    })
    .from(held)
    .innerJoin(users, eq(users.id, sql`held.client_id`))
    .innerJoin(professionals, eq(professionals.userId, scope.actor))
    .innerJoin(profiles, eq(profiles.userId, professionals.userId))
}

/**
 * Locks an active share of the actor until the transaction ends, in their profession of today: a revocation waits for what
 * is being written, and one that was faster is waited for.
 *
 * @returns the client, the profession, and what the actor is called; null unless it is active
 */
export async function holdClient(scope: ScopedExecutor, id: AuthorizationId) {
  const [row] = await heldClient(scope, id)
  return row ?? null
}

/** Keys of a section, and the version over which they are written: 0 for the first. */
export type Writing = { section: Section; version: number; content: Record<string, unknown> }

type Save = {
  authorizationId: AuthorizationId
  clientUserId: UserId
  /** What the actor is called. */
  name: string
  writings: readonly Writing[]
  event: AuditRow
}

type SavedRow = {
  section: Section
  content: Record<string, unknown>
  version: number
  updatedAt: Date
  updatedByName: string
}

/**
 * Writes keys of sections of a client's history that `holdClient` has locked, keeps the other keys, and notes it in the
 * client's log and among the audit events: one statement, so that a save is four round trips. What changes nothing leaves
 * version and author as they are. Triggers keep what was there and require the client's consent.
 *
 * @returns the sections whose version was as given; fewer than were written means that nothing may be kept
 */
export async function saveSections(
  scope: ScopedExecutor,
  { authorizationId, clientUserId, name, writings, event }: Save,
): Promise<SavedRow[]> {
  const columns = sql`section, content, version, updated_at, updated_by_name`
  const ofClient = sql`h.user_id = ${clientUserId}::uuid and h.section = w.section and h.version = w.version`
  const { rows } = await scope.execute(sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(writings)}::jsonb)
        as w (section text, version integer, content jsonb)
    ), first as (
      insert into ${healthHistory} (user_id, section, content, updated_by, updated_by_name)
      select ${clientUserId}::uuid, section, content, ${scope.actor}::uuid, ${name}::text
      from wanted where version = 0
      on conflict do nothing
      returning ${columns}
    ), changed as (
      update ${healthHistory} h
      set content = h.content || w.content, version = h.version + 1, updated_at = now(),
        updated_by = ${scope.actor}::uuid, updated_by_name = ${name}::text
      from wanted w
      where ${ofClient} and h.content || w.content <> h.content
      returning h.section, h.content, h.version, h.updated_at, h.updated_by_name
    ), same as (
      select h.section, h.content, h.version, h.updated_at, h.updated_by_name
      from ${healthHistory} h join wanted w on ${ofClient} and h.content || w.content = h.content
    ), noted as (
      insert into ${accessLog} (owner_id, reader_id, reader_name, authorization_id, section, action, fields)
      values (${clientUserId}::uuid, ${scope.actor}::uuid, ${name}::text, ${authorizationId}::uuid,
        'history', 'write', ${sql.param(writings.map(({ section }) => section))}::text[])
    ), audited as (
      insert into ${auditEvents} (kind, outcome, actor, subject)
      values (${event.kind}, ${event.outcome}, ${event.actor ?? null}, ${event.subject ?? null})
    )
    select * from first union all select * from changed union all select * from same`)
  return rows.map((row) => ({
    section: row['section'] as Section,
    content: row['content'] as Record<string, unknown>,
    version: row['version'] as number,
    updatedAt: new Date(row['updated_at'] as string),
    updatedByName: row['updated_by_name'] as string,
  }))
}
