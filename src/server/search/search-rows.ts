import { searchArticles, searchProfessionals, searchVideos } from '#db/queries/search.ts'
import { ARTICLE_FILE_SLUGS } from '#content/article-files.ts'
import { articlePath } from '#lib/articles/paths.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import type { SearchRequest, SearchResponse } from '#lib/search/schemas.ts'
import { GROUP_SIZE } from '#lib/search/groups.ts'
import { profilePath, videoPath } from '#lib/site/routes.ts'
import type { Dependencies } from '#server/dependencies.ts'

/** What the database has for a search. */
export async function searchRows(
  { db }: Pick<Dependencies, 'db'>,
  { query: { locale, q } }: { query: SearchRequest },
): Promise<SearchResponse> {
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
