import type { APIRoute } from 'astro'
import { ARTICLE_FILES } from '#content/article-files.ts'
import { loadDocument } from '#content/documents.ts'
import { loadToolTexts } from '#content/tools.ts'
import { articlePath } from '#lib/articles/paths.ts'
import { localizedPath, LOCALES, type Locale } from '#lib/i18n/locales.ts'
import { pageT } from '#lib/i18n/page-t.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { SITE } from '#lib/site/identity.ts'
import { LIST_PATHS, PATHS } from '#lib/site/routes.ts'
import { TOOLS, toolPath } from '#lib/tools/tools.ts'

/** The texts about the site that it names. */
const DOCUMENTS = ['about', 'reviews', 'terms', 'privacy'] as const

type Entry = { path: string; name: string; about: string }

/** What the site offers, for language models: https://llmstxt.org. */
export const GET: APIRoute = async ({ site, url }) => {
  const origin = site ?? url
  const parts = await Promise.all(LOCALES.map((locale) => languagePart(locale, origin)))
  return new Response(`# ${SITE.name}\n\n${parts.join('\n\n')}\n`)
}

async function languagePart(locale: Locale, origin: URL): Promise<string> {
  const t = pageT(locale, ['common', 'articles', 'home', 'list', 'tools'])
  const lists = PROFESSIONAL_TYPES.map((type) => ({
    path: LIST_PATHS[type],
    name: t(`list.${type}.title`),
    about: t(`list.${type}.description`),
  }))
  const tools = (await loadToolTexts(TOOLS, locale)).map(({ slug, name, summary }) => ({
    path: toolPath(slug),
    name,
    about: summary,
  }))
  const articles = ARTICLE_FILES.filter((file) => file.locale === locale).map(
    ({ slug, title, excerpt }) => ({ path: articlePath(slug), name: title, about: excerpt }),
  )
  const documents = DOCUMENTS.map(async (name) => {
    const { title, description } = await loadDocument(name, locale)
    return { path: PATHS[name], name: title, about: description }
  })
  const help = [
    { path: PATHS.faq, name: t('home.faq.title'), about: t('home.faq.description') },
    ...(await Promise.all(documents)),
  ]
  const section = (heading: string, entries: Entry[]) =>
    [`## ${heading}`, '', ...entries.map(line)].join('\n')
  const line = ({ path, name, about }: Entry) =>
    `- [${name}](${new URL(localizedPath(path, locale), origin).href}): ${about}`
  return [
    `> ${t('common.site.description')}`,
    section(t('common.footer.quick'), lists),
    section(t('common.nav.tools'), tools),
    section(t('articles.heading'), articles),
    section(t('common.footer.support'), help),
  ].join('\n\n')
}
