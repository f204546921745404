import * as z from 'zod/mini'
import { ComingMinute } from '#lib/admin/coming-minute.ts'
import { listOf, listQuery } from '#lib/admin/list.ts'
import { ARTICLE_STATES } from '#lib/articles/state.ts'
import { ARTICLE_TOPICS } from '#lib/articles/topics.ts'
import { Version } from '#lib/fields/version.ts'
import { Done } from '#lib/http/done.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { ArticleId } from '#lib/ids.ts'
import { ArticleDraft, ArticleEdit, ArticleTitle, Markdown } from './fields.ts'

const ofArticle = z.object({ id: ArticleId })
const Locale = z.enum(LOCALES, 'invalid')
const Tag = z.enum(ARTICLE_TOPICS, 'invalid')

/** Versions that are kept of each article; with the next save the oldest goes. */
export const VERSIONS_KEPT = 50
/** Articles among which a translation is chosen. */
export const TRANSLATIONS_MAX = 200

const listed = {
  title: z.string(),
  slug: z.string(),
  locale: z.enum(LOCALES),
  tags: z.array(z.string()),
  isFeatured: z.boolean(),
  publishedAt: z.nullable(z.string()),
  updatedAt: z.string(),
}

const ListedArticle = z.object({
  ...listed,
  id: ArticleId,
  state: z.enum(ARTICLE_STATES),
  /** Who saved it last; null when nobody is known. */
  updatedBy: z.nullable(z.string()),
})
export type ListedArticle = z.infer<typeof ListedArticle>

export const listArticles = {
  query: listQuery(['updated', 'published', 'title'], {
    state: z.optional(z.enum(ARTICLE_STATES, 'invalid')),
    locale: z.optional(Locale),
    tag: z.optional(Tag),
  }),
  response: listOf(ListedArticle),
}

const ListedFile = z.object(listed)
export type ListedFile = z.infer<typeof ListedFile>

export const listArticleFiles = {
  query: listQuery(
    ['published', 'updated', 'title'],
    { locale: z.optional(Locale), tag: z.optional(Tag) },
    z.string('invalid').check(z.regex(/^[a-z0-9-]{1,100}$/, 'invalid')),
  ),
  response: listOf(ListedFile),
}

const Twin = z.object({
  id: ArticleId,
  title: z.string(),
  state: z.enum(ARTICLE_STATES),
})

/** An article as it is saved. */
export const SavedArticle = z.object({
  id: ArticleId,
  slug: z.string(),
  locale: z.enum(LOCALES),
  state: z.enum(ARTICLE_STATES),
  publishedAt: z.nullable(z.string()),
  updatedAt: z.string(),
  updatedBy: z.nullable(z.string()),
  version: z.number(),
  fields: ArticleEdit,
  twin: z.nullable(Twin),
})
export type SavedArticle = z.infer<typeof SavedArticle>

/** An article to edit, with what the editor has typed and not saved. */
export const OpenArticle = z.object({
  article: SavedArticle,
  draft: z.nullable(
    z.object({ fields: ArticleDraft, baseVersion: z.number(), savedAt: z.string() }),
  ),
})
export type OpenArticle = z.infer<typeof OpenArticle>

export const createArticle = {
  body: z.strictObject({ title: ArticleTitle, locale: Locale }),
  response: SavedArticle,
}

export const getArticle = {
  params: ofArticle,
  response: OpenArticle,
}

export const updateArticle = {
  params: ofArticle,
  body: z.strictObject({ version: Version, article: ArticleEdit }),
  response: SavedArticle,
}

export const deleteArticle = {
  params: ofArticle,
  response: Done,
}

export const changeState = {
  params: ofArticle,
  body: z.discriminatedUnion('to', [
    z.strictObject({ to: z.literal('publish'), version: Version }),
    z.strictObject({
      to: z.literal('schedule'),
      version: Version,
      at: ComingMinute,
    }),
    z.strictObject({ to: z.literal('withdraw'), version: Version }),
  ]),
  response: SavedArticle,
}
export type StateChange = z.infer<(typeof changeState)['body']>

export const saveDraft = {
  params: ofArticle,
  body: z.strictObject({ baseVersion: Version, fields: ArticleDraft }),
  response: z.object({ savedAt: z.string() }),
}

export const deleteDraft = {
  params: ofArticle,
  response: Done,
}

const VersionLine = z.object({
  version: z.number(),
  title: z.string(),
  writtenAt: z.string(),
  writtenBy: z.nullable(z.string()),
})

export const listVersions = {
  params: ofArticle,
  response: z.object({ items: z.array(VersionLine) }),
}

const ofVersion = z.object({
  id: ArticleId,
  version: z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'invalid')),
})

export const getVersion = {
  params: ofVersion,
  response: z.extend(VersionLine, {
    excerpt: z.string(),
    content: z.string(),
  }),
}
export type ArticleVersion = z.infer<(typeof getVersion)['response']>

export const restoreVersion = {
  params: ofVersion,
  body: z.strictObject({ version: Version }),
  response: SavedArticle,
}

export const listTranslations = {
  params: ofArticle,
  response: z.object({ items: z.array(Twin) }),
}

export const previewArticle = {
  body: z.strictObject({ locale: Locale, content: Markdown }),
  response: z.object({
    html: z.string(),
    sources: z.string(),
    words: z.number(),
    minutes: z.number(),
  }),
}
export type Preview = z.infer<(typeof previewArticle)['response']>
