import { certificationCounts } from '#lib/professionals/certification-counts.ts'
import type { RankingFacts } from '#lib/professionals/ranking.ts'
import type { OwnVerifications } from '#lib/verifications/schemas.ts'
import type { ProfileForm } from '../form-values.ts'

/** What the ranking would count once the typed values are saved. */
export function typedFacts(
  part: Pick<ProfileForm, 'certifications' | 'experienceYears'>,
  { items, ranking }: OwnVerifications,
): RankingFacts {
  return {
    ...ranking,
    ...certificationCounts({
      certifications: part.certifications.map((certificate) => certificate.trim()),
      // A check belongs to the exact name: it ends with it.
      checkedCertifications: items
        .filter(({ state }) => state === 'approved')
        .flatMap(({ certificate }) => certificate ?? []),
    }),
    experienceYears: Math.max(0, Number.parseInt(part.experienceYears, 10) || 0),
  }
}
