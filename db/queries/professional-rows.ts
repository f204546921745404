import { eq, sql, type SQL } from 'drizzle-orm'
import type { ProfessionalCard } from '#lib/professionals/contract.ts'
import { avatarUrl } from '#lib/professionals/avatar-url.ts'
import { cities, professionals, profiles, states } from '#db/schema/index.ts'

type Person = { name: string | null; avatar: string | null; bio: string | null }

/**
 * Of a select from one table, drizzle writes the columns that stand directly in it without their table; one
 * level deeper it leaves them alone.
 */
const subselect = <Value>(query: SQL) => sql<Value>`(${query})`

// One select each, and no joins: a join of five tables takes longer to plan than to run.
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

/** The columns of a card, of a select from `professionals`. */
export const CARD_COLUMNS = {
  id: professionals.id,
  type: professionals.type,
  person,
  place,
  modality: professionals.trainingModality,
  rating: professionals.rating,
  totalReviews: professionals.totalReviews,
  rankingScore: professionals.rankingScore,
  certificationCount: sql<number>`cardinality(${professionals.certifications})`,
  experienceYears: professionals.experienceYears,
  ownBio: professionals.bio,
  specialization: professionals.specialization,
  isVerified: professionals.isVerified,
}

/** What a select of `CARD_COLUMNS` gives. */
export type CardRow = Omit<ProfessionalCard, 'name' | 'avatarUrl' | 'bio'> & {
  person: Person | null
  ownBio: string | null
}

/** A row of `CARD_COLUMNS` as the contract has it. */
export function toCard({ person, ownBio, ...row }: CardRow): ProfessionalCard {
  return {
    ...row,
    name: person?.name ?? null,
    avatarUrl: avatarUrl(person?.avatar ?? null),
    bio: ownBio ?? person?.bio ?? null,
  }
}
