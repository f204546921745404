import type { ArticleCard } from '#lib/articles/article.ts'
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
