import { eq, sql, type SQL } from 'drizzle-orm'
import type { ProfessionalCard } from '#lib/professionals/schemas.ts'
import { languageOf } from '#lib/i18n/language-of.ts'
import {
  certificationCounts,
  type Certifications,
} from '#lib/professionals/certification-counts.ts'
import { openingOf } from '#lib/format/sentences.ts'
import { quoteOf } from '#lib/professionals/quote.ts'
import { toVerified, type CheckedProfession } from '#lib/professionals/to-verified.ts'
import { avatarUrl } from '#lib/professionals/avatar-url.ts'
import {
  cities,
  professionalReviews,
  professionals,
  profiles,
  states,
  verifications,
} from '#db/schema/index.ts'
import { IS_SHOWN } from './shown-reviews.ts'

type Person = {
  name: string | null
  avatar: string | null
  bio: string | null
  gender: CheckedProfession['gender']
}

/**
 * In a select from one table, drizzle omits the table name of columns at the top level of an expression; one level
 * deeper it keeps it.
 */
export const subselect = <Value>(query: SQL) => sql<Value>`(${query})`

// Scalar subqueries instead of joins: a join of five tables takes longer to plan than to run.
const person = subselect<Person | null>(sql`
  select json_build_object(
    'name', ${profiles.displayName}, 'avatar', ${profiles.avatarUrl}, 'bio', ${profiles.bio},
    'gender', ${profiles.gender}
  )
  from ${profiles} where ${eq(profiles.userId, professionals.userId)}`)

const place = subselect<ProfessionalCard['place']>(sql`
  select json_build_object(
    'city', ${cities.name}, 'state', ${states.name}, 'country', ${states.countryId}
  )
  from ${cities} join ${states} on ${eq(states.id, cities.stateId)}
  where ${eq(cities.id, professionals.cityId)}`)

type Checked = Omit<CheckedProfession, 'gender'>

/** The record that the badge stands for; null without one. */
const checked = subselect<Checked | null>(sql`
  select json_build_object(
    'register', ${verifications.register}, 'number', ${verifications.number},
    'checkedAt', ${verifications.decidedAt}, 'isConfirmed', ${verifications.grounds} is not null
  )
  from ${verifications}
  where ${verifications.professionalId} = ${professionals.id}
    and ${verifications.kind} = 'profession' and ${verifications.state} = 'approved'`)

/** The newest comments with five stars, from which the card's quotation is chosen. */
const praise = subselect<string[]>(sql`
  select coalesce(json_agg(comment), '[]') from (
    select ${professionalReviews.comment} as comment
    from ${professionalReviews}
    where ${professionalReviews.professionalId} = ${professionals.id}
      and ${IS_SHOWN} and ${professionalReviews.rating} = 5 and ${professionalReviews.comment} is not null
    order by ${professionalReviews.createdAt} desc nulls first, ${professionalReviews.id}
    limit 3
  ) as newest`)

/** What `certificationCounts` counts, for a select from `professionals`. */
export const CERTIFICATIONS = {
  certifications: professionals.certifications,
  checkedCertifications: professionals.checkedCertifications,
}

/** The columns of a card, for a select from `professionals`. */
export const CARD_COLUMNS = {
  id: professionals.id,
  type: professionals.type,
  person,
  place,
  modality: professionals.trainingModality,
  rating: professionals.rating,
  totalReviews: professionals.totalReviews,
  rankingScore: professionals.rankingScore,
  ...CERTIFICATIONS,
  experienceYears: professionals.experienceYears,
  ownBio: professionals.bio,
  praise,
  specialization: professionals.specialization,
  isVerified: professionals.isVerified,
  checked,
  answerHours: professionals.answerHours,
}

/** A row of a select of `CARD_COLUMNS`. */
export type CardRow = Omit<
  ProfessionalCard,
  | ('name' | 'avatarUrl' | 'quote' | 'opening' | 'quoteLocale' | 'openingLocale' | 'verification')
  | keyof ReturnType<typeof certificationCounts>
> &
  Certifications & {
    person: Person | null
    praise: string[]
    checked: Checked | null
    ownBio: string | null
  }

/** The text of a professional, else the one of the person. */
export const bioOf = ({ person, ownBio }: Pick<CardRow, 'person' | 'ownBio'>): string | null =>
  ownBio ?? person?.bio ?? null

/** Converts a row of `CARD_COLUMNS` to the contract's type. */
export function toCard({
  person,
  ownBio,
  praise,
  checked,
  certifications,
  checkedCertifications,
  ...row
}: CardRow): ProfessionalCard {
  const quote = quoteOf(praise)
  const bio = bioOf({ person, ownBio })
  const opening = openingOf(bio)
  return {
    ...row,
    ...certificationCounts({ certifications, checkedCertifications }),
    name: person?.name ?? null,
    avatarUrl: avatarUrl(person?.avatar ?? null),
    quote,
    opening,
    // A short line may not tell; the text around it may.
    quoteLocale: quote === null ? null : (languageOf(quote) ?? languageOf(praise.join(' '))),
    openingLocale: opening === null ? null : (languageOf(opening) ?? languageOf(bio ?? '')),
    verification: checked && verifiedOf(checked, person),
  }
}

const verifiedOf = (checked: Checked, person: Person | null) =>
  toVerified({
    ...checked,
    // Postgres writes instants in JSON with an offset.
    checkedAt: new Date(checked.checkedAt).toISOString(),
    gender: person?.gender ?? null,
  })
