import { eq, sql, type SQL } from 'drizzle-orm'
import type { ProfessionalCard } from '#lib/professionals/contract.ts'
import { toVerified, type CheckedProfession } from '#lib/professionals/to-verified.ts'
import { avatarUrl } from '#lib/professionals/avatar-url.ts'
import { cities, professionals, profiles, states, verifications } from '#db/schema/index.ts'

type Person = { name: string | null; avatar: string | null; bio: string | null }

/**
 * In a select from one table, drizzle omits the table name of columns at the top level of an expression; one level
 * deeper it keeps it.
 */
export const subselect = <Value>(query: SQL) => sql<Value>`(${query})`

// Scalar subqueries instead of joins: a join of five tables takes longer to plan than to run.
const person = subselect<Person | null>(sql`
  select json_build_object(
    'name', ${profiles.displayName}, 'avatar', ${profiles.avatarUrl}, 'bio', ${profiles.bio}
  )
  from ${profiles} where ${eq(profiles.userId, professionals.userId)}`)

const place = subselect<ProfessionalCard['place']>(sql`
  select json_build_object(
    'city', ${cities.name}, 'state', ${states.name}, 'country', ${states.countryId}
  )
  from ${cities} join ${states} on ${eq(states.id, cities.stateId)}
  where ${eq(cities.id, professionals.cityId)}`)

/** The record that the badge stands for; null without one. */
const checked = subselect<CheckedProfession | null>(sql`
  select json_build_object(
    'register', ${verifications.register}, 'number', ${verifications.number},
    'checkedAt', ${verifications.decidedAt},
    'gender', (select ${profiles.gender} from ${profiles} where ${eq(profiles.userId, professionals.userId)})
  )
  from ${verifications}
  where ${verifications.professionalId} = ${professionals.id}
    and ${verifications.kind} = 'profession' and ${verifications.state} = 'approved'`)

const counts = sql`certification_counts(${professionals.certifications}, ${professionals.checkedCertifications})`

/** How many certifications a professional has, and how many of them are checked, for a select from `professionals`. */
export const CERTIFICATION_COUNTS = {
  certificationCount: sql<number>`(${counts})[1]`,
  checkedCertificationCount: sql<number>`(${counts})[2]`,
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
  ...CERTIFICATION_COUNTS,
  experienceYears: professionals.experienceYears,
  ownBio: professionals.bio,
  specialization: professionals.specialization,
  isVerified: professionals.isVerified,
  checked,
  answerHours: professionals.answerHours,
}

/** A row of a select of `CARD_COLUMNS`. */
export type CardRow = Omit<ProfessionalCard, 'name' | 'avatarUrl' | 'bio' | 'verification'> & {
  person: Person | null
  checked: CheckedProfession | null
  ownBio: string | null
}

/** Converts a row of `CARD_COLUMNS` to the contract's type. */
export function toCard({ person, ownBio, checked, ...row }: CardRow): ProfessionalCard {
  return {
    ...row,
    name: person?.name ?? null,
    avatarUrl: avatarUrl(person?.avatar ?? null),
    bio: ownBio ?? person?.bio ?? null,
    verification: checked && toVerified(inUtc(checked)),
  }
}

/** Postgres writes instants in JSON with an offset. */
const inUtc = (checked: CheckedProfession): CheckedProfession => ({
  ...checked,
  checkedAt: new Date(checked.checkedAt).toISOString(),
})
