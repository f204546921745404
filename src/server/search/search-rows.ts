import { searchArticles, searchProfessionals, searchVideos } from '#db/queries/search.ts'
import { ARTICLE_FILE_SLUGS } from '#content/article-files.ts'
import { articlePath } from '#lib/articles/paths.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import type { SearchRequest, SearchResponse } from '#lib/search/schemas.ts'
import { GROUP_SIZE } from '#lib/search/groups.ts'
import { profilePath, videoPath } from '#lib/site/routes.ts'
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
  const [articles, videos, professionals] = await Promise.all([
    searchArticles(db, { ...search, without: ARTICLE_FILE_SLUGS }),
    searchVideos(db, search),
    searchProfessionals(db, search),
  ])
  return {
    articles: articles.map(({ slug, title, excerpt }) => ({
      title,
      text: excerpt,
      path: localizedPath(articlePath(slug), locale),
    })),
    videos: videos.map(({ id, name, description }) => ({
      title: name,
      text: description,
      path: localizedPath(videoPath(id), locale),
    })),
    professionals: professionals.map((person) => ({
      ...person,
      path: localizedPath(profilePath(person.type, person.id), locale),
    })),
  }
}
