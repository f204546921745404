import { caseless } from '#lib/fields/caseless.ts'
import type { RankingFacts } from '#lib/professionals/ranking.ts'
import type { OwnVerifications } from '#lib/verifications/schemas.ts'
import type { ProfileForm } from '../form-values.ts'

const folded = (certificate: string) => caseless(certificate.trim())

/** What the ranking would count once the typed values are saved. */
export function typedFacts(
  part: Pick<ProfileForm, 'certifications' | 'experienceYears'>,
  { items, ranking }: OwnVerifications,
): RankingFacts {
  const typed = new Set(part.certifications.map(folded))
  // A check belongs to the exact name: it ends with it.
  const checked = new Set(
    items
      .filter(({ state, certificate }) => state === 'approved' && certificate !== null)
      .flatMap(({ certificate }) => certificate ?? [])
      .filter((certificate) => part.certifications.includes(certificate))
      .map(folded),
  )
  return {
    ...ranking,
    certificationCount: typed.size,
    checkedCertificationCount: checked.size,
    experienceYears: Math.max(0, Number.parseInt(part.experienceYears, 10) || 0),
  }
}
