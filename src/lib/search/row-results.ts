import type { ArticleCard } from '#lib/articles/article.ts'
import { formatRating } from '#lib/format/number.ts'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import { professionalName } from '#lib/professionals/professional-name.ts'
import type { ProfessionalCard } from '#lib/professionals/schemas.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { profilePath } from '#lib/site/routes.ts'
import type { SearchResponse } from './schemas.ts'
import type { Group } from './groups.ts'

/** A result of a search; its path has a language. */
export type Result = {
  group: Group
  title: string
  text: string
  path: string
  /** Of an article. */
  picture?: Pick<ArticleCard, 'cover' | 'tags'>
}

/** What a search found in files, and in the database: null while that does not answer. */
export type SiteSearch = { files: Result[]; rows: SearchResponse | null }

/** The articles and videos of the database. */
export const rowResults = ({ articles, videos }: SearchResponse): Result[] => [
  ...articles.map(({ cover, tags, ...article }) => ({
    ...article,
    group: 'article' as const,
    picture: { cover, tags },
  })),
  ...videos.map((video) => ({ ...video, group: 'video' as const })),
]

/** A professional as a result of one line. */
export function personResult(person: ProfessionalCard, t: T<'search'>, locale: Locale): Result {
  const { type, id, place, rating, totalReviews, experienceYears, rankingScore } = person
  const profession = (of: ProfessionalType) => t(`search.profession.${of}`)
  return {
    group: 'professional',
    title: professionalName(person, () => profession(type)),
    text: [
      profession(type),
      ...(place ? [place.city] : []),
      totalReviews === 0
        ? t('search.unrated')
        : t('search.rated', { rating: formatRating(rating, locale), count: totalReviews }),
      experienceYears === 0 ? t('search.firstYear') : t('search.years', { count: experienceYears }),
      t('search.score', { score: Math.round(rankingScore) }),
    ].join(' · '),
    path: localizedPath(profilePath(type, id), locale),
  }
}
