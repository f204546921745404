import { sql } from 'drizzle-orm'
import { check, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/** Who can sign in. Addresses are kept in lower case; a check holds that. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('users_email').on(t.email),
    check(
      'users_email_form',
      sql`${t.email} = lower(${t.email}) and length(${t.email}) between 3 and 254`,
    ),
  ],
)

export const ROLES = ['admin', 'trainer', 'nutritionist', 'physiotherapist', 'athlete'] as const
export type Role = (typeof ROLES)[number]

/** The person behind an account, as others see them. */
export const profiles = pgTable(
  'profiles',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: ROLES }).notNull(),
    displayName: text(),
    /** A path in the avatar store, a path of this site, or a full https URL. */
    avatarUrl: text(),
    bio: text(),
    phone: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    check(
      'profiles_role',
      sql`${t.role} in ('admin', 'trainer', 'nutritionist', 'physiotherapist', 'athlete')`,
    ),
    // No name is null, so that screens have one case of it.
    check('profiles_display_name', sql`${t.displayName} ~ '^\\S(.*\\S)?$'`),
  ],
)
