import { sql } from 'drizzle-orm'
import type { ProfessionalCard } from '#lib/professionals/contract.ts'
import { avatarUrl } from '#lib/professionals/avatar-url.ts'
import { cities, professionals, profiles, states } from '#db/schema/index.ts'

/** The columns of a card; whoever selects them joins profiles, cities and states. */
export const CARD_COLUMNS = {
  id: professionals.id,
  type: professionals.type,
  name: profiles.displayName,
  avatar: profiles.avatarUrl,
  city: cities.name,
  state: states.name,
  country: states.countryId,
  modality: professionals.trainingModality,
  rating: professionals.rating,
  totalReviews: professionals.totalReviews,
  rankingScore: professionals.rankingScore,
  certificationCount: sql<number>`cardinality(${professionals.certifications})`,
  experienceYears: professionals.experienceYears,
  bio: sql<string | null>`coalesce(${professionals.bio}, ${profiles.bio})`,
  specialization: professionals.specialization,
  isVerified: professionals.isVerified,
}

type CardRow = Omit<ProfessionalCard, 'avatarUrl' | 'place'> & {
  avatar: string | null
  city: string | null
  state: string | null
  country: string | null
}

/** A row of `CARD_COLUMNS` as the contract has it. */
export function toCard({ avatar, city, state, country, ...row }: CardRow): ProfessionalCard {
  const place = city && state && country ? { city, state, country } : null
  return { ...row, avatarUrl: avatarUrl(avatar), place }
}
