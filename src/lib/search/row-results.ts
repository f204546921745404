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
  t: (key: `search.profession.${ProfessionalType}`) => string,
): Result[] {
  const profession = (type: ProfessionalType) => t(`search.profession.${type}`)
  return [
    ...articles.map((article) => ({ ...article, group: 'article' as const })),
    ...videos.map((video) => ({ ...video, group: 'video' as const })),
    ...professionals.map(({ id, type, name, city, path }) => ({
      group: 'professional' as const,
      title: professionalName({ id, type, name }, () => profession(type)),
      text: city ? `${profession(type)} · ${city}` : profession(type),
      path,
    })),
  ]
}
