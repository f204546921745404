import * as articles from '#lib/admin/articles/calls.ts'
import * as articlesSchemas from '#lib/admin/articles/schemas.ts'
import { changeState } from '#server/admin/articles/change-state.ts'
import { createArticle } from '#server/admin/articles/create-article.ts'
import { deleteArticle } from '#server/admin/articles/delete-article.ts'
import { deleteDraft } from '#server/admin/articles/delete-draft.ts'
import { getArticle } from '#server/admin/articles/get-article.ts'
import { getVersion } from '#server/admin/articles/get-version.ts'
import { listArticleFiles } from '#server/admin/articles/list-article-files.ts'
import { listArticles } from '#server/admin/articles/list-articles.ts'
import { listTranslations } from '#server/admin/articles/list-translations.ts'
import { listVersions } from '#server/admin/articles/list-versions.ts'
import { previewArticle } from '#server/admin/articles/preview-article.ts'
import { restoreVersion } from '#server/admin/articles/restore-version.ts'
import { saveDraft } from '#server/admin/articles/save-draft.ts'
import { updateArticle } from '#server/admin/articles/update-article.ts'
import { ADMIN_CREATE, ADMIN_READ, ADMIN_WRITE, AFRESH } from '#server/http/admin-policy.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'

/** 120,000 characters of a draft, each up to three bytes, and line breaks, which JSON writes with two. */
const MAX_BODY = 480_000

const WRITE = { ...ADMIN_WRITE, maxBody: MAX_BODY } as const
/** What an editor sends by itself while somebody types. */
const TYPED = { ...ADMIN_READ, rateLimit: 'articleTyped', maxBody: MAX_BODY } as const

export const endpoints = [
  endpoint(articles.listArticles, articlesSchemas.listArticles, {
    ...ADMIN_READ,
    operation: listArticles,
  }),
  endpoint(articles.listArticleFiles, articlesSchemas.listArticleFiles, {
    ...ADMIN_READ,
    operation: listArticleFiles,
  }),
  endpoint(articles.createArticle, articlesSchemas.createArticle, {
    ...ADMIN_CREATE,
    operation: createArticle,
  }),
  endpoint(articles.previewArticle, articlesSchemas.previewArticle, {
    ...TYPED,
    operation: previewArticle,
  }),
  endpoint(articles.getArticle, articlesSchemas.getArticle, {
    ...ADMIN_READ,
    operation: getArticle,
  }),
  endpoint(articles.updateArticle, articlesSchemas.updateArticle, {
    ...WRITE,
    ...AFRESH,
    operation: updateArticle,
  }),
  endpoint(articles.deleteArticle, articlesSchemas.deleteArticle, {
    ...WRITE,
    ...AFRESH,
    operation: deleteArticle,
  }),
  endpoint(articles.changeState, articlesSchemas.changeState, {
    ...WRITE,
    ...AFRESH,
    operation: changeState,
  }),
  endpoint(articles.saveDraft, articlesSchemas.saveDraft, { ...TYPED, operation: saveDraft }),
  endpoint(articles.deleteDraft, articlesSchemas.deleteDraft, { ...WRITE, operation: deleteDraft }),
  endpoint(articles.listVersions, articlesSchemas.listVersions, {
    ...ADMIN_READ,
    operation: listVersions,
  }),
  endpoint(articles.getVersion, articlesSchemas.getVersion, {
    ...ADMIN_READ,
    operation: getVersion,
  }),
  endpoint(articles.restoreVersion, articlesSchemas.restoreVersion, {
    ...WRITE,
    ...AFRESH,
    operation: restoreVersion,
  }),
  endpoint(articles.listTranslations, articlesSchemas.listTranslations, {
    ...ADMIN_READ,
    operation: listTranslations,
  }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 300)
