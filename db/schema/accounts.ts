import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { LOCALES } from '#lib/i18n/locales.ts'
import { GENDERS } from '#lib/accounts/person.ts'
import { ROLES } from '#lib/accounts/roles.ts'
import type { DeviceId, SessionId, UserId } from '#lib/ids.ts'
import type { MutableKind } from '#lib/notifications/kinds.ts'
import { moment } from './moment.ts'
import { tsvector } from './tsvector.ts'

const userId = () => uuid().$type<UserId>()
/** True for an account whose address is confirmed, or that an admin created without a password. */
const isEstablished = sql`email_confirmed_at is not null or password_hash is null`

/**
 * Accounts. Addresses are stored in lower case, enforced by a check. An address has at most one established account,
 * and any number of pending sign-ups, none of which can sign in.
 */
export const users = pgTable(
  'users',
  {
    id: userId().primaryKey().defaultRandom(),
    email: text().notNull(),
    /** Null until the mailed link was used: no sign-in before. */
    emailConfirmedAt: moment(),
    /** PHC string of argon2id; null when none was set (accounts created by an admin, demo users). */
    passwordHash: text(),
    /** SHA-256 of the cookie of the browser that signed up; in that browser the mailed link needs no password. */
    signUpBrowser: text(),
    /** Name of that browser by `findDevice`, for the confirmation mail. */
    signUpDevice: text(),
    /** Sessions of an older epoch are void: incremented by password changes, role changes, "sign out everywhere". */
    sessionEpoch: integer().notNull().default(1),
    /** Consecutive wrong passwords since the last right one. */
    failedSignIns: integer().notNull().default(0),
    /** The language of mails. */
    locale: text({ enum: LOCALES }).notNull().default('es'),
    /** The kinds of notification that are not mailed: of `MUTABLE_KINDS`. */
    mutedMails: text().array().$type<MutableKind[]>().notNull().default([]),
    /** Since when an admin lets nobody sign in; null for almost all. */
    disabledAt: moment(),
    /** Why, as its owner was told. */
    disabledReason: text(),
    termsVersion: text(),
    termsAcceptedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('users_email').on(t.email).where(isEstablished),
    index('users_by_email').on(t.email, t.id),
    // For the clean-up of sign-ups that nobody confirmed.
    index('users_unconfirmed')
      .on(t.createdAt)
      .where(sql`email_confirmed_at is null and password_hash is not null`),
    // The list of the admin area, whose orders end with the id, so that a page can begin after any row.
    index('users_by_creation').on(t.createdAt, t.id),
    index('users_disabled')
      .on(t.createdAt, t.id)
      .where(sql`disabled_at is not null`),
    index('users_to_confirm')
      .on(t.createdAt, t.id)
      .where(sql`email_confirmed_at is null and disabled_at is null`),
    check(
      'users_disabled_with_reason',
      sql`(${t.disabledAt} is null) = (${t.disabledReason} is null)`,
    ),
    check('users_disabled_reason', sql`char_length(${t.disabledReason}) between 1 and 500`),
    check(
      'users_email_form',
      sql`${t.email} = lower(${t.email}) and length(${t.email}) between 3 and 254`,
    ),
    check('users_locale', sql`${t.locale} in ('es', 'en')`),
    check('users_password_form', sql`${t.passwordHash} ~ '^\\$argon2id\\$'`),
  ],
)

/** Personal data of an account. Display name, picture and bio are public; the rest is private. */
export const profiles = pgTable(
  'profiles',
  {
    userId: userId()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: ROLES }).notNull(),
    displayName: text(),
    /** A path in the avatar store, or a path of this site; other URLs are not shown. */
    avatarUrl: text(),
    bio: text(),
    phone: text(),
    firstName: text(),
    lastName: text(),
    birthDate: date(),
    gender: text({ enum: GENDERS }),
    /** What a sign-up chose: confirming the address makes it a subscription (`newsletter_subscriptions`). */
    wantsNewsletter: boolean().notNull().default(false),
    /** Incremented by every save on the profile screen; a save based on an older one is refused. */
    version: integer().notNull().default(1),
    /** The words of the name, folded, and the address behind an @; maintained by a trigger. */
    search: tsvector().notNull().default(''),
    /** What lists are ordered by name by; stored, because folding a name takes longer than sorting it. */
    sortName: text()
      .notNull()
      .generatedAlwaysAs(sql`fold_words(coalesce(display_name, ''))`),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    // The orders of the admin area's list.
    index('profiles_by_role').on(t.role, t.createdAt, t.userId),
    index('profiles_by_creation').on(t.createdAt, t.userId),
    index('profiles_by_name').on(t.sortName, t.userId),
    index('profiles_search').using('gin', t.search),
    check(
      'profiles_role',
      sql`${t.role} in ('admin', 'trainer', 'nutritionist', 'physiotherapist', 'athlete')`,
    ),
    // A missing name is null, never empty, so screens have one case.
    check('profiles_display_name', sql`${t.displayName} ~ '^\\S(.*\\S)?$'`),
    check('profiles_gender', sql`${t.gender} in ('male', 'female', 'other')`),
  ],
)

/**
 * A browser in which a user has signed in before. It grants no access; it exempts the owner from lockouts caused by
 * strangers. Its cookie contains a token, the row its SHA-256.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: uuid().$type<DeviceId>().primaryKey().defaultRandom(),
    userId: userId()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique('known_devices_token'),
    /** Browser and system, as in `sessions`. */
    device: text().notNull(),
    /** Consecutive wrong passwords from this browser. */
    failures: integer().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    lastSignInAt: moment().notNull().defaultNow(),
  },
  (t) => [index('known_devices_user').on(t.userId)],
)

/** A signed-in browser. The cookie names the row; without an active row it is worthless. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().$type<SessionId>().primaryKey().defaultRandom(),
    userId: userId()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `users.session_epoch` at its start. */
    epoch: integer().notNull(),
    /** Browser and system by `findDevice` ("Chrome · Android"), never the user agent string. */
    device: text().notNull(),
    /** The known browser; null once it was forgotten. */
    knownDeviceId: uuid()
      .$type<DeviceId>()
      .references(() => knownDevices.id, { onDelete: 'set null' }),
    createdAt: moment().notNull().defaultNow(),
    lastSeenAt: moment().notNull().defaultNow(),
    /** When its password was last asked for again, for what needs that (`requireRecentPassword`). */
    passwordConfirmedAt: moment(),
    endedAt: moment(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_device').on(t.knownDeviceId)],
)

export const TOKEN_PURPOSES = [
  'confirm-email',
  'reset-password',
  'set-password',
  'upload-avatar',
  'change-email',
] as const
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number]

/** Single-use tokens. Only their SHA-256 is stored. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    hash: text().primaryKey(),
    userId: userId()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: TOKEN_PURPOSES }).notNull(),
    /** The new address, which the token was mailed to; null for the other purposes. */
    email: text(),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [
    index('tokens_user').on(t.userId, t.purpose),
    check(
      'tokens_purpose',
      sql`${t.purpose} in ('confirm-email', 'reset-password', 'set-password', 'upload-avatar', 'change-email')`,
    ),
    check('tokens_email', sql`(${t.purpose} = 'change-email') = (${t.email} is not null)`),
  ],
)

/** Single uses that have happened: challenges answered. */
export const spentOnce = pgTable(
  'spent_once',
  {
    /** HMAC of the used item. */
    key: text().primaryKey(),
    expiresAt: moment().notNull(),
  },
  (t) => [index('spent_once_expiry').on(t.expiresAt)],
)
