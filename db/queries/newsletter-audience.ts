import { and, arrayOverlaps, count, eq, gt, inArray, isNotNull, lte, or, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { newsletterSubscriptions as subscriptions } from '#db/schema/index.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { NewsletterInterest } from '#lib/newsletter/interests.ts'

/** Whom an edition is for; no language and no interest means all. */
export type Audience = {
  languages: readonly Locale[]
  interests: readonly string[]
}

/** Who may get mails: confirmed, and not unsubscribed. */
const RECEIVES = and(isNotNull(subscriptions.confirmedAt), eq(subscriptions.isActive, true))

/** The subscribers of an audience. Who has chosen no interest gets everything, as the form says. */
const isIn = ({ languages, interests }: Audience) =>
  and(
    RECEIVES,
    languages.length > 0 ? inArray(subscriptions.locale, [...languages]) : undefined,
    interests.length > 0
      ? or(
          sql`cardinality(${subscriptions.interests}) = 0`,
          arrayOverlaps(subscriptions.interests, [...(interests as NewsletterInterest[])]),
        )
      : undefined,
  )

/** The part of an audience that an edition has still to queue: confirmed before it began, beyond its cursor. */
export const isLeft = (
  audience: Audience,
  { cursor, startedAt }: { cursor: string | null; startedAt: Date },
) =>
  and(
    isIn(audience),
    lte(subscriptions.confirmedAt, startedAt),
    cursor === null ? undefined : gt(subscriptions.id, cursor),
  )

/** How many would get an edition now, by language. */
export async function countRecipients(
  db: Executor,
  audience: Audience,
): Promise<Record<Locale, number>> {
  const rows = await db
    .select({ locale: subscriptions.locale, readers: count() })
    .from(subscriptions)
    .where(isIn(audience))
    .groupBy(subscriptions.locale)
  const of = (locale: Locale) => rows.find((row) => row.locale === locale)?.readers ?? 0
  return { es: of('es'), en: of('en') }
}
