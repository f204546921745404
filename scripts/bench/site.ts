import { ARTICLE_FILES } from '#content/article-files.ts'
import { articlePath } from '#lib/articles/paths.ts'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { cityPath } from '#lib/landing/paths.ts'
import { PROFESSIONAL_TYPES, type ProfessionalType } from '#lib/professionals/types.ts'
import { LIST_PATHS, PATHS, profilePath } from '#lib/site/routes.ts'
import { TOOLS, toolPath } from '#lib/tools/tools.ts'
import { prepareDatabase } from '../database.ts'
import { serveInBackground } from '../serve/in-background.ts'
import { requireFreePort } from '../serve/listen.ts'
import { buildIfChanged } from '../start/build-if-changed.ts'
import { onDatabase } from './database.ts'

/** Not a port of `npm start`, `npm run dev` or `npm test`, which may be running; PORT changes it. */
const PORT = '8899'

/** Only the demo data. */
export const DEMO = '.data/bench'

/** Runs a task while the production build with the demo data is served; passes its origin. */
export function onSite<T>(task: (origin: string) => Promise<T>): Promise<T> {
  return onDatabase(DEMO, async () => {
    process.env['PORT'] ||= PORT
    const origin = `http://localhost:${process.env['PORT']}`
    process.env['SITE_URL'] = origin
    await requireFreePort(Number(process.env['PORT']))
    await prepareDatabase({ local: true })
    await buildIfChanged()
    const stop = await serveInBackground('.cache/bench/serve.log')
    try {
      return await task(origin)
    } finally {
      await stop()
    }
  })
}

/** The measured pages by their names, in a language. */
export async function measuredPages(
  origin: string,
  locale: Locale,
): Promise<Record<string, string>> {
  const profiles = await Promise.all(PROFESSIONAL_TYPES.map((type) => firstProfile(origin, type)))
  const article = ARTICLE_FILES.find((file) => file.locale === locale)
  if (!article) throw new Error('There is no article')
  const lists = PROFESSIONAL_TYPES.map((type) => LIST_PATHS[type])
  const same = [
    PATHS.home,
    ...lists,
    PATHS.videos,
    PATHS.faq,
    PATHS.auth,
    PATHS.articles,
    PATHS.tools,
  ]
  const pages = {
    ...Object.fromEntries([...same, ...TOOLS.map(toolPath)].map((path) => [path, path])),
    ...Object.fromEntries(profiles),
    '/article/{slug}': articlePath(article.slug),
    '/trainers/in/{city}': cityPath('trainer', 'es-valencia'),
  }
  return Object.fromEntries(
    Object.entries(pages).map(([name, path]) => [name, localizedPath(path, locale)]),
  )
}

/** The name of a profile's page, and the path of the first of the profession's list. */
async function firstProfile(origin: string, type: ProfessionalType): Promise<[string, string]> {
  const response = await fetch(`${origin}/api/professionals?professional=${type}`)
  const [first] = ((await response.json()) as { items: { id: string }[] }).items
  if (!first) throw new Error(`The demo data has no ${type}`)
  return [`/${type}/{id}`, profilePath(type, first.id)]
}
