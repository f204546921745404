import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AccessId, AuthorizationId, ReceiptId, UserId } from '#lib/ids.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { ACCESS_ACTIONS, ACCESS_SECTIONS } from '#lib/sharing/access.ts'
import { FLAGS, type AllowedFields } from '#lib/health/flags.ts'
import { RECEIPT_EVENTS } from '#lib/sharing/receipt-events.ts'
import { users } from '../accounts.ts'
import { moment } from '../moment.ts'
import { literal } from './columns.ts'

const person = () => uuid().$type<UserId>()
const owner = () =>
  person()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
/** Null once that account is deleted: what happened stays known to the owner. */
const other = () => person().references(() => users.id, { onDelete: 'set null' })
const type = () => text({ enum: PROFESSIONAL_TYPES }).notNull()

const FLAG_LIST = literal(FLAGS)

/**
 * What people share with professionals: asked for and granted by the client alone. Active means authorized, not revoked,
 * and not past `expires_on`; `is_active` of the database says so in every policy and query.
 */
export const professionalAuthorizations = pgTable(
  'professional_authorizations',
  {
    id: uuid().$type<AuthorizationId>().primaryKey().defaultRandom(),
    professionalUserId: owner(),
    clientUserId: owner(),
    professionalType: type(),
    isAuthorized: boolean().notNull().default(false),
    allowedFields: jsonb().$type<AllowedFields>().notNull(),
    purpose: text(),
    /** The last day, in Madrid. */
    expiresOn: date(),
    requestedAt: moment().notNull().defaultNow(),
    authorizedAt: moment(),
    revokedAt: moment(),
    /** The client wants to be kept from asking this professional again. */
    isBlocked: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('authorizations_once').on(t.clientUserId, t.professionalUserId, t.professionalType),
    index('authorizations_professional').on(t.professionalUserId, t.clientUserId),
    index('authorizations_expiry')
      .on(t.expiresOn)
      .where(sql`is_authorized and expires_on is not null`),
    check('authorizations_oneself', sql`${t.clientUserId} <> ${t.professionalUserId}`),
    // The nine flags and nothing else, each true or false.
    check(
      'authorizations_fields',
      sql`${t.allowedFields} ?& array[${FLAG_LIST}] and ${t.allowedFields} - array[${FLAG_LIST}] = '{}' and not jsonb_path_exists(${t.allowedFields}, '$.* ? (@.type() != "boolean")')`,
    ),
    check('authorizations_purpose', sql`char_length(${t.purpose}) between 1 and 200`),
    check(
      'authorizations_state',
      sql`(not ${t.isAuthorized} or (${t.authorizedAt} is not null and ${t.revokedAt} is null)) and (not ${t.isBlocked} or not ${t.isAuthorized})`,
    ),
  ],
)

/** Proofs of what was asked, granted and ended. Append-only. */
export const shareReceipts = pgTable(
  'share_receipts',
  {
    id: uuid().$type<ReceiptId>().primaryKey().defaultRandom(),
    clientUserId: owner(),
    professionalUserId: other(),
    /** Without a foreign key: a receipt outlives the professional's account. */
    authorizationId: uuid().$type<AuthorizationId>(),
    event: text({ enum: RECEIPT_EVENTS }).notNull(),
    /** What both were called then. */
    clientName: text().notNull(),
    professionalName: text(),
    professionalType: text({ enum: PROFESSIONAL_TYPES }),
    allowedFields: jsonb().$type<AllowedFields>(),
    purpose: text(),
    expiresOn: date(),
    /** The text that was agreed to, and the SHA-256 of its words. */
    textVersion: text().notNull(),
    textHash: text().notNull(),
    at: moment().notNull().defaultNow(),
  },
  (t) => [
    index('share_receipts_client').on(t.clientUserId, t.at.desc().nullsFirst()),
    index('share_receipts_professional').on(t.professionalUserId),
  ],
)

/** Who opened what of whom. Never a value. Append-only, written in the transaction of the read. */
export const accessLog = pgTable(
  'access_log',
  {
    id: uuid().$type<AccessId>().primaryKey().defaultRandom(),
    ownerId: owner(),
    readerId: other(),
    /** What they were called then. */
    readerName: text().notNull(),
    authorizationId: uuid().$type<AuthorizationId>(),
    section: text({ enum: ACCESS_SECTIONS }).notNull(),
    action: text({ enum: ACCESS_ACTIONS }).notNull(),
    /** The flags, or the section of the history, whose values were shown. */
    fields: text().array().notNull(),
    at: moment().notNull().defaultNow(),
  },
  (t) => [
    index('access_log_owner').on(t.ownerId, t.at.desc().nullsFirst(), t.id),
    index('access_log_reader').on(t.readerId),
  ],
)
