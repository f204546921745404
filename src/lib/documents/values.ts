import { SECONDS_TO_CONFIRM } from '#lib/accounts/confirmation.ts'
import { DEVICE_LIFETIME, SESSION_LIFETIMES } from '#lib/accounts/session-lifetimes.ts'
import { MINIMUM_AGE } from '#lib/fields/age.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { SECONDS_TO_SUBSCRIBE } from '#lib/newsletter/schemas.ts'
import { RANKING_WEIGHTS } from '#lib/professionals/ranking.ts'
import { RETENTION } from '#lib/retention.ts'
import { COMPANY_FACTS, companyFact, type CompanyFact } from '#lib/site/company.ts'
import { SITE } from '#lib/site/identity.ts'
import { escaped, type Values } from './fill.ts'

const HOUR = 3_600
const DAY = 24 * HOUR

/** Figures that texts take from the code which keeps them. */
const FIGURES: Readonly<Record<string, number>> = {
  ...RETENTION,
  minimumAge: MINIMUM_AGE,
  confirmHours: SECONDS_TO_CONFIRM / HOUR,
  subscribeHours: SECONDS_TO_SUBSCRIBE / HOUR,
  sessionDays: SESSION_LIFETIMES.athlete.absolute / DAY,
  sessionDaysOfProfessionals: SESSION_LIFETIMES.trainer.absolute / DAY,
  sessionRecordDays: RETENTION.endedDays + 1,
  deviceDays: DEVICE_LIFETIME / DAY,
  pointsOfTraining: RANKING_WEIGHTS.training,
  pointsOfReviews: RANKING_WEIGHTS.reviews,
  pointsOfExperience: RANKING_WEIGHTS.experience,
}

/**
 * The values of documents in a language. What is unknown of the company is a marked gap.
 *
 * @param gapOf the text that stands for a fact that is missing
 */
export function documentValues(locale: Locale, gapOf: (fact: CompanyFact) => string): Values {
  return (name) => {
    if (name === 'supportEmail') return escaped(SITE.supportEmail)
    const fact = COMPANY_FACTS.find((known) => known === name)
    if (!fact) return FIGURES[name]?.toString()
    const known = companyFact(fact, locale)
    return known === null ? `<mark>${escaped(gapOf(fact))}</mark>` : escaped(known)
  }
}
