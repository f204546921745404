import { and, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { professionals, profiles, verifications } from '#db/schema/index.ts'
import type { ProfessionalId, UserId, VerificationId } from '#lib/ids.ts'
import { certificationCounts } from '#lib/professionals/certification-counts.ts'
import type { VerificationKind } from '#lib/verifications/values.ts'
import { CERTIFICATIONS } from './professional-rows.ts'

const table = verifications

/** A person's real name, with which a document is compared; null where they have told none. */
export const FULL_NAME = sql<
  string | null
>`nullif(concat_ws(' ', ${profiles.firstName}, ${profiles.lastName}), '')`

/** Enough to see what became of each; a professional has few. */
const SHOWN = 100

/** What a professional's claims are about, and what the ranking counts; null without a professional's row. */
export async function findClaimant(db: Executor, userId: UserId) {
  const [row] = await db
    .select({
      professionalId: professionals.id,
      ...CERTIFICATIONS,
      rating: professionals.rating,
      totalReviews: professionals.totalReviews,
      experienceYears: professionals.experienceYears,
    })
    .from(professionals)
    .where(eq(professionals.userId, userId))
  if (!row) return null
  const { checkedCertifications, ...claimant } = row
  const counts = certificationCounts({ ...claimant, checkedCertifications })
  return { ...claimant, ...counts }
}

/** The same of a user whose row stays as it is until the transaction ends, which serialises claims and sweeps. */
export async function lockClaimant(tx: Executor, userId: UserId) {
  const [row] = await tx
    .select({ professionalId: professionals.id, certifications: professionals.certifications })
    .from(professionals)
    .where(eq(professionals.userId, userId))
    .for('no key update')
  return row ?? null
}

/** A professional's records, newest first, without those withdrawn. */
export function listOwnVerifications(db: Executor, professionalId: ProfessionalId) {
  const {
    professionalId: _id,
    decidedBy: _by,
    checks: _checks,
    grounds: _why,
    ...columns
  } = COLUMNS
  return db
    .select(columns)
    .from(table)
    .where(and(eq(table.professionalId, professionalId), ne(table.state, 'withdrawn')))
    .orderBy(desc(table.createdAt), table.id)
    .limit(SHOWN)
}

const COLUMNS = {
  id: table.id,
  professionalId: table.professionalId,
  kind: table.kind,
  certificate: table.certificate,
  register: table.register,
  number: table.number,
  state: table.state,
  checks: table.checks,
  grounds: table.grounds,
  reason: table.reason,
  endCause: table.endCause,
  validUntil: table.validUntil,
  proofType: table.proofType,
  proofBytes: table.proofBytes,
  decidedBy: table.decidedBy,
  decidedAt: table.decidedAt,
  endedAt: table.endedAt,
  createdAt: table.createdAt,
}

/** How many claims of a professional wait. */
export function countWaitingClaims(db: Executor, professionalId: ProfessionalId): Promise<number> {
  return db.$count(table, and(eq(table.professionalId, professionalId), eq(table.state, 'waiting')))
}

/** Inserts a record. @returns null when the same claim waits already */
export async function insertVerification(
  tx: Executor,
  values: typeof verifications.$inferInsert,
): Promise<VerificationId | null> {
  const [row] = await tx
    .insert(table)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: table.id })
  return row?.id ?? null
}

/**
 * A record, locked until the transaction ends, with whose it is; null when there is none. The professional's row is locked
 * first, as a save of the profile does, which ends the records of certificates that it removes.
 */
export async function lockVerification(tx: Executor, id: VerificationId) {
  const of = tx.select({ id: table.professionalId }).from(table).where(eq(table.id, id))
  await tx
    .select({ id: professionals.id })
    .from(professionals)
    .where(inArray(professionals.id, of))
    .for('no key update')
  const [row] = await tx
    .select({ ...COLUMNS, userId: professionals.userId, gender: profiles.gender })
    .from(table)
    .innerJoin(professionals, eq(professionals.id, table.professionalId))
    .innerJoin(profiles, eq(profiles.userId, professionals.userId))
    .where(eq(table.id, id))
    .for('update', { of: table })
  return row ?? null
}
export type VerificationRow = NonNullable<Awaited<ReturnType<typeof lockVerification>>>

/** The names of a professional, as documents and registers are compared with them; null when there is none. */
export async function findNames(tx: Executor, id: ProfessionalId) {
  const [row] = await tx
    .select({ name: profiles.displayName, fullName: FULL_NAME })
    .from(professionals)
    .innerJoin(profiles, eq(profiles.userId, professionals.userId))
    .where(eq(professionals.id, id))
  return row ?? null
}

/** Whose claim it is and of which kind its document, while it waits with one. */
export async function findProof(db: Executor, id: VerificationId) {
  const [row] = await db
    .select({ id: table.id, userId: professionals.userId, type: table.proofType })
    .from(table)
    .innerJoin(professionals, eq(professionals.id, table.professionalId))
    .where(and(eq(table.id, id), isNotNull(table.proofType)))
  return row ?? null
}

/** Those of these claims that have a document. */
export async function listWithProof(
  db: Executor,
  ids: readonly VerificationId[],
): Promise<Set<VerificationId>> {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(inArray(table.id, [...ids]), isNotNull(table.proofType)))
  return new Set(rows.map(({ id }) => id))
}

/** Withdraws a claim; its document is to be deleted. */
export async function withdrawVerification(tx: Executor, id: VerificationId): Promise<void> {
  await tx
    .update(table)
    .set({ state: 'withdrawn', proofType: null, proofBytes: null })
    .where(eq(table.id, id))
}

/** What a record is about. */
export type VerificationSubject = {
  professionalId: ProfessionalId
  kind: VerificationKind
  certificate: string | null
}

/** Ends the approved record of a subject, if there is one, because a newer one takes its place. */
export async function replaceApproved(
  tx: Executor,
  { professionalId, kind, certificate }: VerificationSubject,
): Promise<void> {
  await tx
    .update(table)
    .set({ state: 'ended', endCause: 'replaced', endedAt: sql`now()` })
    .where(
      and(
        eq(table.professionalId, professionalId),
        eq(table.kind, kind),
        sql`${table.certificate} is not distinct from ${certificate}`,
        eq(table.state, 'approved'),
      ),
    )
}

/** Approves, refuses or ends a record; the document of one that waited is to be deleted. */
export async function updateVerification(
  tx: Executor,
  id: VerificationId,
  columns: Partial<
    Pick<
      typeof verifications.$inferInsert,
      | ('state' | 'checks' | 'register' | 'number' | 'reason' | 'endCause' | 'endedAt')
      | ('validUntil' | 'decidedBy' | 'decidedAt')
    >
  >,
): Promise<void> {
  await tx
    .update(table)
    .set({ ...columns, proofType: null, proofBytes: null })
    .where(eq(table.id, id))
}

/** Whether this transaction has given a professional another name, which ended the verification of the profession. */
export async function hasEndedByName(tx: Executor, userId: UserId): Promise<boolean> {
  const own = tx
    .select({ id: professionals.id })
    .from(professionals)
    .where(eq(professionals.userId, userId))
  // The trigger writes the time of the transaction, which is one value from its beginning to its end.
  const isNow = eq(table.endedAt, sql`now()`)
  const ended = and(inArray(table.professionalId, own), eq(table.endCause, 'renamed'), isNow)
  return (await tx.$count(table, ended)) > 0
}

/** Ended by the clock: whom to tell, and whose pages to purge. */
export type ExpiredVerification = {
  userId: UserId
  professionalId: ProfessionalId
  kind: VerificationKind
  certificate: string | null
}

/** Ends approved records whose last day, in Madrid, is over: at most 50. @returns those ended; none when nothing is left */
export async function endExpiredVerifications(tx: Executor): Promise<ExpiredVerification[]> {
  const { rows } = await tx.execute<{
    user_id: UserId
    professional_id: ProfessionalId
    kind: VerificationKind
    certificate: string | null
  }>(sql`
    update verifications v
    set state = 'ended', end_cause = 'expired', ended_at = now()
    from professionals p
    where p.id = v.professional_id and v.id = any(array(
      select id from verifications
      where state = 'approved' and valid_until < (now() at time zone 'Europe/Madrid')::date
      order by valid_until limit 50
      for update skip locked
    ))
    returning p.user_id, v.professional_id, v.kind, v.certificate`)
  return rows.map((row) => ({
    userId: row.user_id,
    professionalId: row.professional_id,
    kind: row.kind,
    certificate: row.certificate,
  }))
}
