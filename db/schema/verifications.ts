import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ProfessionalId, UserId, VerificationId } from '#lib/ids.ts'
import {
  END_CAUSES,
  PROOF_TYPES,
  VERIFICATION_KINDS,
  VERIFICATION_STATES,
  type VerificationCheck,
} from '#lib/verifications/values.ts'
import { users } from './accounts.ts'
import { moment } from './moment.ts'
import { professionals } from './professionals.ts'

/**
 * What professionals claim, and what an admin has checked of it. `professionals.is_verified` and
 * `professionals.checked_certifications` are derived from the approved ones by triggers.
 */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid().$type<VerificationId>().primaryKey().defaultRandom(),
    professionalId: uuid()
      .$type<ProfessionalId>()
      .notNull()
      .references(() => professionals.id, { onDelete: 'cascade' }),
    kind: text({ enum: VERIFICATION_KINDS }).notNull(),
    /** The entry of `professionals.certifications`, by its exact text; null for a profession. */
    certificate: text(),
    /** Where it is registered or who issued it, such as a colegio. */
    register: text(),
    number: text(),
    state: text({ enum: VERIFICATION_STATES }).notNull().default('waiting'),
    /** What the admin looked at: `VERIFICATION_CHECKS`. */
    checks: text().array().$type<VerificationCheck[]>().notNull().default([]),
    /** Why an admin confirmed a profession without a document or a register; null for what was checked. */
    grounds: text(),
    /** Why it was refused, or ended by an admin, as the professional was told. */
    reason: text(),
    endCause: text({ enum: END_CAUSES }),
    /** The last day on which it holds, in Madrid; null for what does not expire. */
    validUntil: date(),
    /** Of the document in the store, while there is one: it is deleted when the claim is decided or withdrawn. */
    proofType: text({ enum: PROOF_TYPES }),
    proofBytes: integer(),
    /** Null once that admin's account is deleted. */
    decidedBy: uuid()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment(),
    endedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('verifications_one_waiting')
      .on(t.professionalId, t.kind, sql`coalesce(certificate, '')`)
      .where(sql`state = 'waiting'`),
    uniqueIndex('verifications_one_approved')
      .on(t.professionalId, t.kind, sql`coalesce(certificate, '')`)
      .where(sql`state = 'approved'`),
    index('verifications_of').on(t.professionalId, t.createdAt),
    index('verifications_queue')
      .on(t.createdAt, t.id)
      .where(sql`state = 'waiting'`),
    index('verifications_due')
      .on(t.validUntil)
      .where(sql`state = 'approved' and valid_until is not null`),
    index('verifications_decided_by').on(t.decidedBy),
    check('verifications_kind', sql`${t.kind} in ('profession', 'certificate')`),
    check(
      'verifications_certificate',
      sql`(${t.kind} = 'certificate') = (${t.certificate} is not null)`,
    ),
    check(
      'verifications_state',
      sql`${t.state} in ('waiting', 'approved', 'refused', 'withdrawn', 'ended')`,
    ),
    check(
      'verifications_checks',
      sql`${t.checks} <@ array['name', 'text', 'number', 'validity'] and (${t.state} not in ('approved', 'ended') or cardinality(${t.checks}) > 0 or ${t.grounds} is not null)`,
    ),
    check(
      'verifications_grounds',
      sql`${t.grounds} is null or (char_length(${t.grounds}) between 1 and 500 and ${t.kind} = 'profession' and cardinality(${t.checks}) = 0 and ${t.register} is null)`,
    ),
    check('verifications_register', sql`char_length(${t.register}) between 1 and 120`),
    check(
      'verifications_number',
      sql`char_length(${t.number}) between 1 and 40 and (${t.number} is null or ${t.register} is not null)`,
    ),
    check('verifications_reason', sql`char_length(${t.reason}) between 1 and 500`),
    check('verifications_refused', sql`${t.state} <> 'refused' or ${t.reason} is not null`),
    check(
      'verifications_ended',
      sql`(${t.state} = 'ended') = (${t.endCause} is not null) and (${t.state} = 'ended') = (${t.endedAt} is not null) and (${t.endCause} in ('admin', 'expired', 'replaced', 'removed', 'renamed')) and (${t.endCause} <> 'admin' or ${t.reason} is not null)`,
    ),
    check(
      'verifications_decided',
      sql`(${t.state} in ('approved', 'refused', 'ended')) = (${t.decidedAt} is not null)`,
    ),
    // A document is kept for the decision alone.
    check(
      'verifications_proof',
      sql`(${t.proofType} is null) = (${t.proofBytes} is null) and (${t.proofType} is null or ${t.state} = 'waiting') and ${t.proofType} in ('application/pdf', 'image/webp')`,
    ),
  ],
)
