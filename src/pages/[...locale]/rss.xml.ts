import rss from '@astrojs/rss'
import type { APIRoute } from 'astro'
import { articlePath } from '#lib/articles/paths.ts'
import { ARTICLE_TOPICS } from '#lib/articles/topics.ts'
import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { pageT } from '#lib/i18n/page-t.ts'
import { isOneOf } from '#lib/one-of.ts'
import { xmlText } from '#lib/seo/xml-text.ts'
import { SITE } from '#lib/site/identity.ts'
import { localeFromParam } from '#lib/site/static-paths.ts'
import { listFeed } from '#server/articles/list-feed.ts'
import { dependencies } from '#server/composition.ts'
import { publicCacheHeaders } from '#server/http/cache-rules.ts'
import { answerWith, loadForPage } from '#server/pages/load.ts'

export const prerender = false

/** The newest articles of a language, on demand because some are rows. */
export const GET: APIRoute = async ({ params, site, url }) => {
  const locale = localeFromParam(params['locale'])
  const load = locale
    ? await loadForPage(() => listFeed(dependencies(), locale))
    : ({ status: 404 } as const)
  if (load.status !== 200 || !locale) {
    const failed = { headers: new Headers() }
    answerWith(failed, load)
    return new Response(null, failed)
  }
  const t = pageT(locale, ['articles'])
  const origin = site ?? url
  const absolute = (path: string) => new URL(localizedPath(path, locale), origin).href
  const feed = await rss({
    title: `${SITE.name} · ${t('articles.heading')}`,
    description: t('articles.description'),
    site: absolute('/articles'),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>${locale}</language><atom:link href="${absolute('/rss.xml')}" rel="self" type="application/rss+xml"/>`,
    items: load.data.map(({ slug, title, excerpt, tags, publishedAt }) => ({
      title: xmlText(title),
      description: xmlText(excerpt),
      link: absolute(articlePath(slug)),
      pubDate: new Date(publishedAt),
      categories: tags.map((tag) =>
        isOneOf(ARTICLE_TOPICS, tag) ? t(`articles.tags.${tag}`) : xmlText(tag),
      ),
    })),
  })
  const headers = publicCacheHeaders('sitemap', { tags: [CACHE_TAGS.articles], query: [] })
  for (const [name, value] of Object.entries(headers)) feed.headers.set(name, value)
  feed.headers.set('Content-Type', 'application/rss+xml; charset=utf-8')
  return feed
}
