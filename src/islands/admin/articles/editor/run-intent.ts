import type { Ask } from '#client/data/data.ts'
import * as articles from '#lib/admin/articles/calls.ts'
import type * as articlesSchemas from '#lib/admin/articles/schemas.ts'
import type { ArticleEdit } from '#lib/admin/articles/fields.ts'
import type { Intent } from './edit.ts'

type Given = {
  ask: Ask
  saved: articlesSchemas.SavedArticle
  fields: ArticleEdit
  isDirty: boolean
  /** Called with what was saved, and what of the form that was: null for an earlier version. */
  onSaved: (article: articlesSchemas.SavedArticle, sent: ArticleEdit | null) => void
}

/**
 * Does what a button says: saves what is typed, then changes the state. To take an article back saves nothing.
 *
 * @throws CallFailed; what was saved before it stays saved
 */
export async function runIntent(
  { ask, saved, fields, isDirty, onSaved }: Given,
  intent: Intent,
): Promise<articlesSchemas.SavedArticle> {
  const params = { id: saved.id }
  if (intent.to === 'restore') {
    const of = { ...params, version: String(intent.restored) }
    const restored = await ask(articles.restoreVersion, {
      params: of,
      body: { version: saved.version },
    })
    onSaved(restored, null)
    return restored
  }
  let article = saved
  if (isDirty && intent.to !== 'withdraw') {
    article = await ask(articles.updateArticle, {
      params,
      body: { version: saved.version, article: fields },
    })
    onSaved(article, fields)
  }
  if (intent.to === 'save') return article
  const { version } = article
  const body =
    intent.to === 'schedule'
      ? { to: intent.to, version, at: intent.at }
      : { to: intent.to, version }
  return ask(articles.changeState, { params, body })
}
