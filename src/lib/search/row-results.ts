import { formatRating } from '#lib/format/number.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import { professionalName } from '#lib/professionals/professional-name.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import type { SearchResponse } from './schemas.ts'
import type { Group } from './groups.ts'

/** A result of a search; its path has a language. */
export type Result = { group: Group; title: string; text: string; path: string }

/** What a search found in files, and in the database: null while that does not answer. */
export type SiteSearch = { files: Result[]; rows: SearchResponse | null }

/** The results of the database as they are shown. */
export function rowResults(
  { articles, videos, professionals }: SearchResponse,
  t: T<'search'>,
  locale: Locale,
): Result[] {
  const profession = (type: ProfessionalType) => t(`search.profession.${type}`)
  const reviews = ({ rating, totalReviews }: Person) =>
    totalReviews === 0
      ? t('search.unrated')
      : t('search.rated', { rating: formatRating(rating, locale), count: totalReviews })
  return [
    ...articles.map((article) => ({ ...article, group: 'article' as const })),
    ...videos.map((video) => ({ ...video, group: 'video' as const })),
    ...professionals.map((person) => ({
      group: 'professional' as const,
      title: professionalName(person, () => profession(person.type)),
      text: [
        profession(person.type),
        ...(person.city === null ? [] : [person.city]),
        reviews(person),
        t('search.score', { score: Math.round(person.rankingScore) }),
      ].join(' · '),
      path: person.path,
    })),
  ]
}

type Person = SearchResponse['professionals'][number]
