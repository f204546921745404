import * as z from 'zod/mini'
import { ROLES } from '#lib/accounts/roles.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'

/** Weeks that are kept in view: a year. */
export const METRIC_WEEKS = 52

/** Whose sign-ups are counted, in the order in which they are shown. */
export const SIGN_UP_KINDS = ['athlete', ...PROFESSIONAL_TYPES] as const
export type SignUpKind = (typeof SIGN_UP_KINDS)[number]

/** A number for each week, the oldest first. */
const Weekly = z.array(z.number())
/** Null where it is below five: small numbers of the use of health data are not told. */
const BlurredWeekly = z.array(z.nullable(z.number()))
/** A week for each of a list of slugs. */
const perSlug = <const Slugs extends readonly string[], Value extends z.core.SomeType>(
  slugs: Slugs,
  value: Value,
) => z.record(z.enum(slugs), value)

/** The days of this month until yesterday, and as many of the month before. */
const Months = z.object({ now: z.number(), before: z.number() })
export type Months = z.infer<typeof Months>

export const Metrics = z.object({
  /** Yesterday in Madrid: days are told once they are over. */
  until: z.string(),
  /** The Mondays of the weeks that are over, the oldest first: `METRIC_WEEKS`. */
  weeks: z.array(z.string()),
  /** Accounts whose address is confirmed. */
  users: perSlug(ROLES, z.number()),
  /** Public profiles, and the mean of the ratings of those with reviews, to one decimal. */
  professionals: perSlug(
    PROFESSIONAL_TYPES,
    z.object({ count: z.number(), rating: z.nullable(z.number()) }),
  ),
  /** Those that visitors can read, in both languages. */
  articles: z.number(),
  /** Contact requests of this month so far, today's included, by the month of `professional_contact_metrics`. */
  contactsThisMonth: z.number(),
  /** Null on the first day of a month. */
  months: z.nullable(z.object({ contacts: Months, reviews: Months })),
  weekly: z.object({
    signUps: perSlug(SIGN_UP_KINDS, Weekly),
    contacts: Weekly,
    reviews: Weekly,
    activeCentres: BlurredWeekly,
    questionnairesSent: BlurredWeekly,
    questionnairesAnswered: BlurredWeekly,
  }),
  mail: z.object({
    /** Since midnight in Madrid. */
    sentToday: z.number(),
    /** Not tried yet. */
    queued: z.number(),
    /** Tried without success, and tried again. */
    retrying: z.number(),
    /** Of the last thirty days (`RETENTION`). */
    givenUp: z.number(),
    /** The templates with mails that are retried or given up; `notification` for those of all notifications together. */
    failing: z.array(z.object({ template: z.string(), retrying: z.number(), givenUp: z.number() })),
  }),
})
export type Metrics = z.infer<typeof Metrics>

/** An estimate of the contacts of a week, from those of the month. */
export const weeklyContacts = (ofMonth: number): number => Math.floor(ofMonth / 4)

export const getMetrics = {
  response: Metrics,
}
