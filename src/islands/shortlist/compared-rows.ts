import { answerText } from '#client/professionals/answer-line.tsx'
import { countryName } from '#lib/format/country.ts'
import { languageName } from '#lib/format/language.ts'
import { formatPoints, formatRating } from '#lib/format/number.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import { isOneOf } from '#lib/one-of.ts'
import type { ProfessionalProfile } from '#lib/professionals/schemas.ts'
import { RANKING_WEIGHTS, rankingParts } from '#lib/professionals/ranking.ts'
import { shownScore } from '#lib/professionals/score-text.ts'
import { ALL_SPECIALTIES } from '#lib/professionals/specialties.ts'

export type ComparedRow = { label: string; values: string[] }

/** What professionals are compared by, one row a criterion, with a value for each of them. */
export function comparedRows(
  people: readonly ProfessionalProfile[],
  t: T<'professionals' | 'shortlist'>,
  locale: Locale,
): ComparedRow[] {
  const none = t('shortlist.table.none')
  const row = (label: string, valueOf: (one: ProfessionalProfile) => string | string[]) => ({
    label,
    values: people.map((one) => [valueOf(one)].flat().join(', ') || none),
  })
  const part = (name: keyof typeof RANKING_WEIGHTS) => (one: ProfessionalProfile) =>
    t('professionals.ranking.points', {
      points: formatPoints(rankingParts(one)[name], locale),
      max: RANKING_WEIGHTS[name],
    })
  return [
    row(t('shortlist.table.score'), (one) => String(shownScore(rankingParts(one)))),
    row(t('shortlist.table.training'), part('training')),
    row(t('shortlist.table.reviewsPart'), part('reviews')),
    row(t('shortlist.table.experiencePart'), part('experience')),
    row(t('shortlist.table.rating'), ({ rating, totalReviews }) =>
      totalReviews === 0
        ? t('professionals.rating.none')
        : `${formatRating(rating, locale)} (${totalReviews})`,
    ),
    row(t('shortlist.table.modality'), ({ modality }) => t(`professionals.modality.${modality}`)),
    row(t('shortlist.table.place'), ({ place }) =>
      place ? [place.city, countryName(place.country, locale)] : [],
    ),
    row(t('shortlist.table.languages'), ({ languages }) =>
      languages.map((code) => languageName(code, locale)),
    ),
    row(t('shortlist.table.experience'), ({ experienceYears }) =>
      experienceYears === 0 ? t('professionals.firstYear') : String(experienceYears),
    ),
    row(t('shortlist.table.answers'), ({ answerHours }) =>
      answerHours === null ? [] : answerText(t, answerHours),
    ),
    row(t('shortlist.table.specialties'), ({ specialization }) =>
      specialization
        .filter((slug) => isOneOf(ALL_SPECIALTIES, slug))
        .map((slug) => t(`professionals.specialty.${slug}`)),
    ),
    row(t('shortlist.table.certifications'), ({ certifications }) => certifications),
  ]
}
