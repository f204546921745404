import * as z from 'zod/mini'
import { LOCALES } from '#lib/i18n/locales.ts'
import { ARTICLE_TOPICS } from './topics.ts'

/** Cards of a page of the list: a large one, and rows of two or three. */
export const ARTICLES_PAGE_SIZE = 13

/** Pages of the list; beyond them nobody pages. */
const LAST_PAGE = 100
export const ARTICLES_LISTED = LAST_PAGE * ARTICLES_PAGE_SIZE

const Page = z._default(
  z.pipe(
    z.string('invalid').check(z.regex(/^[1-9]\d{0,2}$/, 'invalid')),
    z.transform((page: string) => Math.min(Number(page), LAST_PAGE)),
  ),
  1,
)

/** The query of /articles. */
export const ArticlesQuery = z.strictObject({
  tag: z.optional(z.enum(ARTICLE_TOPICS, 'invalid')),
  page: Page,
})
export type ArticlesQuery = z.infer<typeof ArticlesQuery>

export const ARTICLES_PARAMETERS = ['tag', 'page'] as const

const Card = z.object({
  locale: z.enum(LOCALES),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  tags: z.array(z.string()),
  publishedAt: z.string(),
  isFeatured: z.boolean(),
  readingMinutes: z.number(),
  cover: z.nullable(z.string()),
  coverAlt: z.string(),
  translation: z.nullable(z.string()),
})

const List = z.object({
  items: z.array(Card),
  total: z.number(),
  /** The last page when a later one was asked for. */
  page: z.number(),
  pageSize: z.number(),
})
export type ArticleList = z.infer<typeof List>

export const Article = z.extend(Card, {
  /** Who wrote it; null for the editorial team. */
  author: z.nullable(z.string()),
  /** When it was last changed. */
  updatedAt: z.string(),
  /** When its sources were last opened; null when nobody said. */
  checkedAt: z.nullable(z.string()),
  /** Rendered and sanitised. */
  html: z.string(),
  /** Its sources, numbered, rendered likewise; empty without any. */
  sources: z.string(),
  headings: z.array(z.object({ depth: z.number(), id: z.string(), text: z.string() })),
})
export type Article = z.infer<typeof Article>

export const listArticles = {
  query: z.extend(ArticlesQuery, { locale: z.enum(LOCALES, 'invalid') }),
  response: List,
}

export const getArticle = {
  params: z.object({ slug: z.string().check(z.regex(/^[a-z0-9-]{1,100}$/, 'invalid')) }),
  response: Article,
}
