import { searchArticles, searchProfessionals, searchVideos } from '#db/queries/search.ts'
import { ARTICLE_FILE_SLUGS } from '#content/article-files.ts'
import { articlePath } from '#lib/articles/paths.ts'
import { picturePath } from '#lib/articles/picture.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { LIST_END } from '#lib/professionals/list-query.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import type { SearchRequest, SearchResponse } from '#lib/search/schemas.ts'
import { GROUP_SIZE } from '#lib/search/groups.ts'
import { videoPath } from '#lib/site/routes.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { nearestSearches } from '#server/professionals/nearest-searches.ts'

/** What the database has for a search; where it has nothing, the nearest search for which it has something. */
export async function searchRows(
  { db }: Pick<Dependencies, 'db'>,
  { query }: { query: SearchRequest },
): Promise<SearchResponse> {
  const found = await findRows({ db }, query)
  if (!isEmpty(found)) return { ...found, instead: null }
  for (const q of await nearestSearches({ db }, query.q)) {
    if (!isEmpty(await findRows({ db }, { ...query, q }))) return { ...found, instead: q }
  }
  return { ...found, instead: null }
}

type Rows = Omit<SearchResponse, 'instead'>

const isEmpty = (rows: Rows) => Object.values(rows).every(({ length }) => length === 0)

async function findRows(
  { db }: Pick<Dependencies, 'db'>,
  { locale, q }: SearchRequest,
): Promise<Rows> {
  const search = { locale, q, limit: GROUP_SIZE }
  const [articles, videos, { people, counts }] = await Promise.all([
    searchArticles(db, { ...search, without: ARTICLE_FILE_SLUGS }),
    searchVideos(db, search),
    searchProfessionals(db, search),
  ])
  return {
    articles: articles.map(({ slug, title, excerpt, tags, cover }) => ({
      title,
      text: excerpt,
      path: localizedPath(articlePath(slug), locale),
      cover: cover && picturePath(cover),
      tags,
    })),
    videos: videos.map(({ id, name, description }) => ({
      title: name,
      text: description,
      path: localizedPath(videoPath(id), locale),
    })),
    professionals: people,
    totals: PROFESSIONAL_TYPES.flatMap((type) => {
      const count = counts[type] ?? 0
      return count === 0
        ? []
        : [{ type, total: Math.min(count, LIST_END), isMore: count > LIST_END }]
    }),
  }
}
