import { readFileSync } from 'node:fs'
import { getCollection, getEntry, type CollectionEntry } from 'astro:content'
import { MARKDOWN_TEXTS } from '#lib/articles/markdown-texts.ts'
import { isLocale, type Locale } from '#lib/i18n/locales.ts'
import { renderMarkdown, type Rendered, type Size } from '#lib/markdown/render-markdown.ts'
import { findArticleFile, type ArticleFile } from './article-files.ts'

/** What an article leads to. */
type Links = Pick<CollectionEntry<'articles'>['data'], 'professions' | 'tools' | 'videos'>

export type ArticleContent = ArticleFile & Rendered & Links

/** The languages and slugs of all articles in files. */
export async function listArticleIds(): Promise<{ locale: Locale; slug: string }[]> {
  const entries = await getCollection('articles')
  return entries.flatMap(({ id }) => {
    const [locale, slug] = id.split('/')
    return isLocale(locale) && slug ? { locale, slug } : []
  })
}

export async function loadArticle(locale: Locale, slug: string): Promise<ArticleContent> {
  const entry = await getEntry('articles', `${locale}/${slug}`)
  const file = findArticleFile(slug)
  if (!entry || !file) throw new Error(`src/content/article-files.json lacks ${locale}/${slug}`)
  const { professions, tools, videos } = entry.data
  const rendered = renderMarkdown(entry.body ?? '', MARKDOWN_TEXTS[locale], sizeOfFigure)
  return { ...file, ...rendered, professions, tools, videos }
}

const VIEW_BOX = /viewBox="0 0 (\d+) (\d+)"/

/** The size of a drawing in `public`, from its viewBox. */
function sizeOfFigure(path: string): Size | undefined {
  if (!path.endsWith('.svg')) return undefined
  const [, width, height] = VIEW_BOX.exec(readFileSync(`public${path}`, 'utf8')) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : undefined
}
