import { LOCALES, localizedPath } from '#lib/i18n/locales.ts'
import { idsIn, linksIn } from './html.ts'
import { get } from './site.ts'

/** A page, or a file that a page links to. */
export type Visited = {
  path: string
  status: number
  html: string
  ids: Set<string>
  /** The page that led to it. */
  from: string
}

export type Crawled = {
  visited: Map<string, Visited>
  /** Links to a place within a page. */
  places: { path: string; id: string; from: string }[]
}

/** Filters and pages of lists are many; a few of each kind of page tell whether they work. */
const QUERIES_OF_A_KIND = 6

/**
 * Everything that links lead to, from the sitemaps and further pages, by requests without a browser. One at a time, as
 * a visitor would: other tests are answered meanwhile, by the same three connections to the database.
 */
export async function crawl(origin: string, further: readonly string[]): Promise<Crawled> {
  const visited: Crawled['visited'] = new Map()
  const places: Crawled['places'] = []
  const queries = new Map<string, number>()
  const found = new Map(further.map((path) => [path, 'the tests']))
  for (const path of await inSitemaps()) found.set(path, 'a sitemap')
  // What is found on the way is appended, and a Map goes on to it.
  for (const [path, from] of found) {
    const page = await visit(origin, path, from)
    visited.set(path, page)
    for (const link of linksIn(page.html)) follow(new URL(link, new URL(path, origin)), path)
  }
  return { visited, places }

  function follow({ origin: to, pathname, search, hash }: URL, from: string): void {
    if (to !== origin) return
    const path = pathname + search
    if (hash) places.push({ path, id: decodeURIComponent(hash.slice(1)), from })
    if (!found.has(path) && !(search && isOneOfMany(pathname))) found.set(path, from)
  }

  function isOneOfMany(pathname: string): boolean {
    const kind = pathname.replace(/[0-9a-f-]{36}/, '')
    const seen = queries.get(kind) ?? 0
    queries.set(kind, seen + 1)
    return seen >= QUERIES_OF_A_KIND
  }
}

async function visit(origin: string, path: string, from: string): Promise<Visited> {
  const response = await get(new URL(path, origin).href)
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  const text = await response.text()
  const html = isPage ? text : ''
  return { path, status: response.status, html, ids: idsIn(html), from }
}

/** The pages of every sitemap that robots.txt names, and of those that these name. */
async function inSitemaps(): Promise<string[]> {
  const robots = await (await get('/robots.txt')).text()
  const named = [...robots.matchAll(/^Sitemap: (.+)$/gm)].map(([, url = '']) => url)
  return (await Promise.all(named.map((url) => locationsIn(url)))).flat()
}

async function locationsIn(url: string): Promise<string[]> {
  const xml = await (await get(pathOf(url))).text()
  const found = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location)
  if (!xml.includes('<sitemapindex')) return found.map(pathOf)
  return (await Promise.all(found.map((part) => locationsIn(part)))).flat()
}

/** Sitemaps and canonical addresses name the site's own origin, which need not be the one under test. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

export const inAllLocales = (paths: readonly string[]) =>
  paths.flatMap((path) => LOCALES.map((locale) => localizedPath(path, locale)))
