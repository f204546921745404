import { dataOf } from '#client/data/call-failed.ts'
import { send } from '#client/data/send.ts'
import * as articles from '#lib/admin/articles/calls.ts'
import type * as articlesSchemas from '#lib/admin/articles/schemas.ts'
import type { ArticleEdit } from '#lib/admin/articles/fields.ts'
import type { Intent } from './edit.ts'

type Given = {
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
  { saved, fields, isDirty, onSaved }: Given,
  intent: Intent,
): Promise<articlesSchemas.SavedArticle> {
  const params = { id: saved.id }
  if (intent.to === 'restore') {
    const of = { ...params, version: String(intent.restored) }
    const restored = dataOf(
      await send(articles.restoreVersion, { params: of, body: { version: saved.version } }),
    )
    onSaved(restored, null)
    return restored
  }
  let article = saved
  if (isDirty && intent.to !== 'withdraw') {
    article = dataOf(
      await send(articles.updateArticle, {
        params,
        body: { version: saved.version, article: fields },
      }),
    )
    onSaved(article, fields)
  }
  if (intent.to === 'save') return article
  const { version } = article
  const body =
    intent.to === 'schedule'
      ? { to: intent.to, version, at: intent.at }
      : { to: intent.to, version }
  return dataOf(await send(articles.changeState, { params, body }))
}
