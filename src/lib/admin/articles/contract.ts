import * as z from 'zod/mini'
import { ComingMinute } from '#lib/admin/coming-minute.ts'
import { listOf, listQuery } from '#lib/admin/list.ts'
import { ARTICLE_STATES } from '#lib/articles/state.ts'
import { ARTICLE_TAGS } from '#lib/articles/tags.ts'
import { Version } from '#lib/fields/version.ts'
import { contract } from '#lib/http/contract.ts'
import { Done } from '#lib/http/done.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { ArticleId } from '#lib/ids.ts'
import { ArticleDraft, ArticleEdit, ArticleTitle, Markdown } from './fields.ts'

const ARTICLES = '/api/admin/articles'
const ARTICLE = `${ARTICLES}/:id` as const
const ofArticle = z.object({ id: ArticleId })
const Locale = z.enum(LOCALES, 'invalid')
const Tag = z.enum(ARTICLE_TAGS, 'invalid')

/** Versions that are kept of each article; with the next save the oldest goes. */
export const VERSIONS_KEPT = 50
/** Articles among which a translation is chosen. */
export const TRANSLATIONS_MAX = 200

const listed = {
  title: z.string(),
  slug: z.string(),
  locale: z.enum(LOCALES),
  tags: z.array(z.enum(ARTICLE_TAGS)),
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

/** The articles of the database, found by their titles. */
export const listArticles = contract({
  method: 'GET',
  path: ARTICLES,
  query: listQuery(['updated', 'published', 'title'], {
    state: z.optional(z.enum(ARTICLE_STATES, 'invalid')),
    locale: z.optional(Locale),
    tag: z.optional(Tag),
  }),
  response: listOf(ListedArticle),
})

const ListedFile = z.object(listed)
export type ListedFile = z.infer<typeof ListedFile>

/** The articles that are part of the site itself, which are changed with it. */
export const listArticleFiles = contract({
  method: 'GET',
  path: '/api/admin/article-files',
  query: listQuery(
    ['published', 'updated', 'title'],
    { locale: z.optional(Locale), tag: z.optional(Tag) },
    z.string('invalid').check(z.regex(/^[a-z0-9-]{1,100}$/, 'invalid')),
  ),
  response: listOf(ListedFile),
})

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

export const createArticle = contract({
  method: 'POST',
  path: ARTICLES,
  body: z.strictObject({ title: ArticleTitle, locale: Locale }),
  response: SavedArticle,
  creates: true,
})

export const getArticle = contract({
  method: 'GET',
  path: ARTICLE,
  params: ofArticle,
  response: OpenArticle,
})

/** STALE when it was changed since `version` was read. The editor's draft is deleted. */
export const updateArticle = contract({
  method: 'PATCH',
  path: ARTICLE,
  params: ofArticle,
  body: z.strictObject({ version: Version, article: ArticleEdit }),
  response: SavedArticle,
})

export const deleteArticle = contract({
  method: 'DELETE',
  path: ARTICLE,
  params: ofArticle,
  response: Done,
})

/** `withdraw` makes a scheduled article a draft again, and takes a public one back. */
export const changeState = contract({
  method: 'POST',
  path: `${ARTICLE}/state`,
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
})
export type StateChange = z.infer<(typeof changeState)['body']>

/** Keeps what was typed, for this editor alone. */
export const saveDraft = contract({
  method: 'PUT',
  path: `${ARTICLE}/draft`,
  params: ofArticle,
  body: z.strictObject({ baseVersion: Version, fields: ArticleDraft }),
  response: z.object({ savedAt: z.string() }),
})

export const deleteDraft = contract({
  method: 'DELETE',
  path: `${ARTICLE}/draft`,
  params: ofArticle,
  response: Done,
})

const VersionLine = z.object({
  version: z.number(),
  title: z.string(),
  writtenAt: z.string(),
  writtenBy: z.nullable(z.string()),
})

/** What was there before each save, the newest first. */
export const listVersions = contract({
  method: 'GET',
  path: `${ARTICLE}/versions`,
  params: ofArticle,
  response: z.object({ items: z.array(VersionLine) }),
})

const ofVersion = z.object({
  id: ArticleId,
  version: z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'invalid')),
})

export const getVersion = contract({
  method: 'GET',
  path: `${ARTICLE}/versions/:version`,
  params: ofVersion,
  response: z.extend(VersionLine, {
    excerpt: z.string(),
    content: z.string(),
  }),
})
export type ArticleVersion = z.infer<(typeof getVersion)['response']>

/** Saves an earlier version anew; `version` is that of the article, as for an update. */
export const restoreVersion = contract({
  method: 'POST',
  path: `${ARTICLE}/versions/:version/restore`,
  params: ofVersion,
  body: z.strictObject({ version: Version }),
  response: SavedArticle,
})

/** The articles of the other language that have no translation yet. */
export const listTranslations = contract({
  method: 'GET',
  path: `${ARTICLE}/translations`,
  params: ofArticle,
  response: z.object({ items: z.array(Twin) }),
})

/** A text as its page would show it. */
export const previewArticle = contract({
  method: 'POST',
  path: `${ARTICLES}/preview`,
  body: z.strictObject({ locale: Locale, content: Markdown }),
  response: z.object({
    html: z.string(),
    sources: z.string(),
    words: z.number(),
    minutes: z.number(),
  }),
})
export type Preview = z.infer<(typeof previewArticle)['response']>
