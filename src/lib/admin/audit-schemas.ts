import * as z from 'zod/mini'
import { READABLE_KINDS } from '#lib/audit/kinds.ts'
import { UserId } from '#lib/ids.ts'
import { DayOrYear } from './day.ts'
import { listOf, orderBy, pageBeside } from './list.ts'

/** `audit_events.id`. */
const EventId = z.string('invalid').check(z.regex(/^\d{1,18}$/, 'invalid'))

const FILTERS = {
  kind: z.optional(z.enum(READABLE_KINDS, 'invalid')),
  /** `ok`, what was done, or an error code. */
  outcome: z.optional(z.string('invalid').check(z.maxLength(100, 'too_long'))),
  from: z.optional(DayOrYear),
  to: z.optional(DayOrYear),
  /** An account, whose events are found by its pseudonym. */
  account: z.optional(UserId),
}

/** Nothing is searched for in words. */
export const AuditQuery = z.strictObject({
  ...orderBy(['at']),
  ...pageBeside(EventId),
  ...FILTERS,
})
export type AuditQuery = z.infer<typeof AuditQuery>
export type AuditFilters = Pick<AuditQuery, 'kind' | 'outcome' | 'from' | 'to'>

export const AuditRow = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(READABLE_KINDS),
  outcome: z.string(),
  /** Pseudonyms; null when unknown. */
  actor: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  /** Of an admin, or of the account that is asked about; null for everyone else. */
  actorName: z.nullable(z.string()),
  subjectName: z.nullable(z.string()),
})
export type AuditRow = z.infer<typeof AuditRow>

export const AuditList = listOf(AuditRow)
export type AuditList = z.infer<typeof AuditList>

export const listAudit = {
  query: AuditQuery,
  response: AuditList,
}

export const AuditFile = z.strictObject({ ...orderBy(['at']), ...FILTERS })
export type AuditFile = z.infer<typeof AuditFile>

export const downloadAudit = {
  query: AuditFile,
  response: z.string(),
}
