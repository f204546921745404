import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { LOCALES } from '#lib/i18n/locales.ts'
import { GENDERS } from '#lib/accounts/person.ts'
import { ROLES } from '#lib/accounts/roles.ts'
import type { DeviceId, SessionId, UserId } from '#lib/ids.ts'

const userId = () => uuid().$type<UserId>()
const moment = () => timestamp({ withTimezone: true })

/** Holds of an account: its address is confirmed, or an admin made it, who gave it no password. */
const isEstablished = sql`email_confirmed_at is not null or password_hash is null`

/**
 * Who can sign in. Addresses are kept in lower case; a check holds that. An address belongs to one established
 * account at most; beside it any number of sign-ups may wait to be confirmed, none of which can sign in.
 */
export const users = pgTable(
  'users',
  {
    id: userId().primaryKey().defaultRandom(),
    email: text().notNull(),
    /** Null until the mailed link was used: nobody signs in before. */
    emailConfirmedAt: moment(),
    /** PHC string of argon2id; null for who has not set one (made by an admin, demo people). */
    passwordHash: text(),
    /** SHA-256 of the cookie of the browser that signed up; with it the mailed link needs no password. */
    signUpBrowser: text(),
    /** That browser in words of ours, for the mail that asks to confirm. */
    signUpDevice: text(),
    /** A session of an older epoch is over: raised by password changes, role changes, "sign out everywhere". */
    sessionEpoch: integer().notNull().default(1),
    /** Wrong passwords in a row since the last right one. */
    failedSignIns: integer().notNull().default(0),
    /** The language of mails. */
    locale: text({ enum: LOCALES }).notNull().default('es'),
    termsVersion: text(),
    termsAcceptedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('users_email').on(t.email).where(isEstablished),
    index('users_by_email').on(t.email),
    // For the clean-up of sign-ups that nobody confirmed.
    index('users_unconfirmed')
      .on(t.createdAt)
      .where(sql`email_confirmed_at is null and password_hash is not null`),
    check(
      'users_email_form',
      sql`${t.email} = lower(${t.email}) and length(${t.email}) between 3 and 254`,
    ),
    check('users_locale', sql`${t.locale} in ('es', 'en')`),
    check('users_password_form', sql`${t.passwordHash} ~ '^\\$argon2id\\$'`),
  ],
)

/** The person behind an account. Others see display name, picture and bio; the rest is theirs alone. */
export const profiles = pgTable(
  'profiles',
  {
    userId: userId()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: ROLES }).notNull(),
    displayName: text(),
    /** A path in the avatar store, or a path of this site; what leads elsewhere is not shown. */
    avatarUrl: text(),
    bio: text(),
    phone: text(),
    firstName: text(),
    lastName: text(),
    birthDate: date(),
    gender: text({ enum: GENDERS }),
    wantsNewsletter: boolean().notNull().default(false),
    /** Raised by every save of the own profile; a save that read an older one is refused. */
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    check(
      'profiles_role',
      sql`${t.role} in ('admin', 'trainer', 'nutritionist', 'physiotherapist', 'athlete')`,
    ),
    // No name is null, so that screens have one case of it.
    check('profiles_display_name', sql`${t.displayName} ~ '^\\S(.*\\S)?$'`),
    check('profiles_gender', sql`${t.gender} in ('male', 'female', 'other')`),
  ],
)

/**
 * A browser on which somebody has signed in before. It opens nothing; strangers who guess elsewhere do not lock it
 * out. Its cookie holds a token, the row the SHA-256 of it.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: uuid().$type<DeviceId>().primaryKey().defaultRandom(),
    userId: userId()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique('known_devices_token'),
    /** Browser and system in words of ours, as in `sessions`. */
    device: text().notNull(),
    /** Wrong passwords in a row from this browser. */
    failures: integer().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    lastSignInAt: moment().notNull().defaultNow(),
  },
  (t) => [index('known_devices_user').on(t.userId)],
)

/** A signed-in browser. The cookie names the row; without a running row it means nothing. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().$type<SessionId>().primaryKey().defaultRandom(),
    userId: userId()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `users.session_epoch` when it began. */
    epoch: integer().notNull(),
    /** Browser and system in words of ours ("Chrome · Android"), never the text that the browser sent. */
    device: text().notNull(),
    /** The browser as it is known after the session; null once it was forgotten. */
    knownDeviceId: uuid()
      .$type<DeviceId>()
      .references(() => knownDevices.id, { onDelete: 'set null' }),
    createdAt: moment().notNull().defaultNow(),
    lastSeenAt: moment().notNull().defaultNow(),
    endedAt: moment(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_device').on(t.knownDeviceId)],
)

export const TOKEN_PURPOSES = [
  'confirm-email',
  'reset-password',
  'set-password',
  'upload-avatar',
] as const
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number]

/** Tokens that are mailed or handed out once. Only their SHA-256 is kept. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    hash: text().primaryKey(),
    userId: userId()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: TOKEN_PURPOSES }).notNull(),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [
    index('tokens_user').on(t.userId, t.purpose),
    check(
      'tokens_purpose',
      sql`${t.purpose} in ('confirm-email', 'reset-password', 'set-password', 'upload-avatar')`,
    ),
  ],
)

/** What may happen once and has happened: challenges answered. */
export const spentOnce = pgTable(
  'spent_once',
  {
    /** HMAC of what was spent. */
    key: text().primaryKey(),
    expiresAt: moment().notNull(),
  },
  (t) => [index('spent_once_expiry').on(t.expiresAt)],
)
