import * as z from 'zod/mini'
import { Email } from '#lib/accounts/email.ts'
import { ComingDay } from '#lib/fields/coming-day.ts'
import { Line } from '#lib/fields/line.ts'
import { SearchText } from '#lib/fields/search-text.ts'
import { Version } from '#lib/fields/version.ts'
import { RecordCursor } from '#lib/health/record.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { AccessId, AuthorizationId, ProfessionalId, ReceiptId } from '#lib/ids.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { ACCESS_ACTIONS, ACCESS_SECTIONS, PREVIEW_SECTIONS } from './access.ts'
import { FLAGS, type Flag } from '#lib/health/flags.ts'
import { RECEIPT_EVENTS } from './receipt-events.ts'
import { SharedAnswers, SharedHistory, SharedRecords } from './shared.ts'

export const PURPOSE_MAX = 200

/** The nine flags, each said: what is stored is what was confirmed. */
const AllowedFields = z.strictObject(
  Object.fromEntries(FLAGS.map((flag) => [flag, z.boolean('required')])) as Record<
    Flag,
    z.ZodMiniBoolean
  >,
)

/** A professional as a client finds them: no address. */
export const FoundProfessional = z.object({
  professionalId: ProfessionalId,
  type: z.enum(PROFESSIONAL_TYPES),
  name: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
})
export type FoundProfessional = z.infer<typeof FoundProfessional>

/** As a search finds them: where they work tells people of one name apart. */
const FoundForSharing = z.extend(FoundProfessional, { city: z.nullable(z.string()) })
export type FoundForSharing = z.infer<typeof FoundForSharing>

/**
 * By name or address, and profession, those who allow it; by `id`, which is in the professional's own link, everybody public. No
 * items when nobody is found.
 */
export const ProfessionalsQuery = z.union([
  z.strictObject({ email: Email, type: z.enum(PROFESSIONAL_TYPES, 'required') }),
  z.strictObject({ name: SearchText, type: z.enum(PROFESSIONAL_TYPES, 'required') }),
  z.strictObject({ id: ProfessionalId }),
])
export type ProfessionalsQuery = z.infer<typeof ProfessionalsQuery>

export const findProfessionals = {
  query: ProfessionalsQuery,
  response: z.object({ items: z.array(FoundForSharing) }),
}

/** `ended`: revoked, cancelled before it was granted, or past its last day. */
const AUTHORIZATION_STATES = ['pending', 'active', 'ended'] as const

/** What the owner shares with one professional. */
export const Authorization = z.object({
  id: AuthorizationId,
  professional: FoundProfessional,
  state: z.enum(AUTHORIZATION_STATES),
  allowedFields: AllowedFields,
  purpose: z.nullable(z.string()),
  /** The last day, in Madrid. */
  expiresOn: z.nullable(z.string()),
  /** Instants: ISO 8601, UTC. */
  requestedAt: z.string(),
  authorizedAt: z.nullable(z.string()),
  revokedAt: z.nullable(z.string()),
  /** Whether it ended because its last day was over. */
  isExpired: z.boolean(),
  isBlocked: z.boolean(),
  /** When the professional last opened something; null if never. */
  lastReadAt: z.nullable(z.string()),
  version: z.number(),
})
export type Authorization = z.infer<typeof Authorization>

export const listAuthorizations = {
  response: z.object({ items: z.array(Authorization) }),
}

export const requestAuthorization = {
  body: z.strictObject({ professionalId: ProfessionalId }),
  response: Authorization,
}

/** The last day. */
const LastDay = z.nullable(ComingDay(5))

const GRANT = {
  allowedFields: AllowedFields,
  /** Why; empty means none. */
  purpose: z.union([z.literal(''), Line(PURPOSE_MAX)]),
  expiresOn: LastDay,
  /** Of the words that were agreed to (`GRANT_VERSION`), and the language in which they were read. */
  textVersion: z.string('required').check(z.maxLength(20, 'invalid')),
  locale: z.enum(LOCALES, 'invalid'),
} as const

/**
 * What the owner does with an authorization: `authorize` a pending one, `edit` an active one, `revoke` either (ends it),
 * `block` (ends it too) and `unblock` requests to this professional.
 */
export const AuthorizationUpdate = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('authorize'), version: Version, ...GRANT }),
  z.strictObject({ action: z.literal('edit'), version: Version, ...GRANT }),
  z.strictObject({ action: z.literal('revoke'), version: Version }),
  z.strictObject({ action: z.literal('block'), version: Version }),
  z.strictObject({ action: z.literal('unblock'), version: Version }),
])
export type AuthorizationUpdate = z.infer<typeof AuthorizationUpdate>

const ofAuthorization = z.object({ id: AuthorizationId })

export const updateAuthorization = {
  params: ofAuthorization,
  body: AuthorizationUpdate,
  response: Authorization,
}

export const previewShare = {
  params: ofAuthorization,
  query: z.strictObject({
    section: z._default(z.enum(PREVIEW_SECTIONS, 'invalid'), 'records'),
    /** Of records: `next` of the page before. */
    after: z.optional(RecordCursor),
  }),
  response: z.union([SharedHistory, SharedRecords, SharedAnswers]),
}

/** A proof: who, whom, what, why, until when, and the words that were agreed to. */
export const Receipt = z.object({
  id: ReceiptId,
  event: z.enum(RECEIPT_EVENTS),
  clientName: z.string(),
  professionalName: z.nullable(z.string()),
  professionalType: z.nullable(z.enum(PROFESSIONAL_TYPES)),
  authorizationId: z.nullable(AuthorizationId),
  allowedFields: z.nullable(AllowedFields),
  purpose: z.nullable(z.string()),
  expiresOn: z.nullable(z.string()),
  textVersion: z.string(),
  textHash: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
})
export type Receipt = z.infer<typeof Receipt>

export const listReceipts = {
  params: ofAuthorization,
  response: z.object({ items: z.array(Receipt) }),
}

export const listOwnReceipts = {
  response: z.object({ items: z.array(Receipt) }),
}

export const AccessEntry = z.object({
  readerName: z.string(),
  authorizationId: z.nullable(AuthorizationId),
  section: z.enum(ACCESS_SECTIONS),
  action: z.enum(ACCESS_ACTIONS),
  /** Flags, or sections of the history. */
  fields: z.array(z.string()),
  at: z.string(),
})
export type AccessEntry = z.infer<typeof AccessEntry>

export const ACCESS_PAGE = 50

export const listAccess = {
  query: z.strictObject({
    authorizationId: z.optional(AuthorizationId),
    before: z.optional(AccessId),
  }),
  /** `next` is null on the last page. */
  response: z.object({ items: z.array(AccessEntry), next: z.nullable(AccessId) }),
}
