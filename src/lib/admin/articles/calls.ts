import type { CallOf } from '#lib/http/contract.ts'
import type * as schemas from './schemas.ts'

const ARTICLES = '/api/admin/articles'

const ARTICLE = `${ARTICLES}/:id` as const

/** The articles of the database, found by their titles. */
export const listArticles: CallOf<typeof schemas.listArticles> = {
  method: 'GET',
  path: ARTICLES,
}

/** The articles that are part of the site itself, which are changed with it. */
export const listArticleFiles: CallOf<typeof schemas.listArticleFiles> = {
  method: 'GET',
  path: '/api/admin/article-files',
}

export const createArticle: CallOf<typeof schemas.createArticle, { creates: true }> = {
  method: 'POST',
  path: ARTICLES,
  creates: true,
}

export const getArticle: CallOf<typeof schemas.getArticle> = {
  method: 'GET',
  path: ARTICLE,
}

/** STALE when it was changed since `version` was read. The editor's draft is deleted. */
export const updateArticle: CallOf<typeof schemas.updateArticle> = {
  method: 'PATCH',
  path: ARTICLE,
}

export const deleteArticle: CallOf<typeof schemas.deleteArticle> = {
  method: 'DELETE',
  path: ARTICLE,
}

/** `withdraw` makes a scheduled article a draft again, and takes a public one back. */
export const changeState: CallOf<typeof schemas.changeState> = {
  method: 'POST',
  path: `${ARTICLE}/state`,
}

/** Keeps what was typed, for this editor alone. */
export const saveDraft: CallOf<typeof schemas.saveDraft> = {
  method: 'PUT',
  path: `${ARTICLE}/draft`,
}

export const deleteDraft: CallOf<typeof schemas.deleteDraft> = {
  method: 'DELETE',
  path: `${ARTICLE}/draft`,
}

/** What was there before each save, the newest first. */
export const listVersions: CallOf<typeof schemas.listVersions> = {
  method: 'GET',
  path: `${ARTICLE}/versions`,
}

export const getVersion: CallOf<typeof schemas.getVersion> = {
  method: 'GET',
  path: `${ARTICLE}/versions/:version`,
}

/** Saves an earlier version anew; `version` is that of the article, as for an update. */
export const restoreVersion: CallOf<typeof schemas.restoreVersion> = {
  method: 'POST',
  path: `${ARTICLE}/versions/:version/restore`,
}

/** The articles of the other language that have no translation yet. */
export const listTranslations: CallOf<typeof schemas.listTranslations> = {
  method: 'GET',
  path: `${ARTICLE}/translations`,
}

/** A text as its page would show it. */
export const previewArticle: CallOf<typeof schemas.previewArticle> = {
  method: 'POST',
  path: `${ARTICLES}/preview`,
}
