import { useState } from 'react'
import { useAsk } from '#client/data/data.ts'
import { send } from '#client/data/send.ts'
import { useCache } from '#client/data/use-cache.ts'
import { useAutosave } from '#client/editing/use-autosave.ts'
import { useEditing } from '#client/editing/use-editing.ts'
import * as articles from '#lib/admin/articles/calls.ts'
import { EDIT_FIELDS } from '#lib/admin/articles/edit-fields.ts'
import type { ArticleEdit } from '#lib/admin/articles/fields.ts'
import type { OpenArticle, SavedArticle } from '#lib/admin/articles/schemas.ts'
import type { FieldProblems } from '#lib/http/errors.ts'
import { check, toFormProblems, type ArticleEditing } from './edit.ts'
import { useIntent } from './use-intent.ts'

/**
 * An article that is edited, and what its buttons do. What is not saved is a draft on the server, of this editor alone.
 *
 * @param onWrong shows the view of a wrong field
 */
export function useArticle(opened: OpenArticle, onWrong: (problems: FieldProblems) => void) {
  const [{ article, draft }] = useState(opened)
  const params = { id: article.id }
  const ask = useAsk()
  const { read } = useCache()
  const editing: ArticleEditing = useEditing({
    stored: article,
    valuesOf: ({ fields }: SavedArticle): ArticleEdit => fields,
    rules: { parts: EDIT_FIELDS },
    check,
    save: (fields, { version }) =>
      ask(articles.updateArticle, { params, body: { version, article: fields } }),
    read: async () => (await read(articles.getArticle, { params })).article,
    // Of an older version only the number is known.
    begun: draft && {
      base: draft.baseVersion === article.version ? article.fields : null,
      typed: draft.fields,
    },
    // What its button does then refreshes the screen.
    refreshes: false,
    fieldsOf: toFormProblems,
    onWrong,
    // The server has deleted the draft.
    onSaved: () => autosave.accept(null),
  })
  const { form, stored, isUnsaved } = editing
  const unsaved = isUnsaved ? { baseVersion: stored.version, fields: form.values } : null
  const autosave = useAutosave({
    value: unsaved,
    saved: draft ? unsaved : null,
    async save(body) {
      const { ok } = body
        ? await send(articles.saveDraft, { params, body })
        : await send(articles.deleteDraft, { params })
      return ok
    },
  })
  return {
    ...editing,
    ...useIntent(editing, autosave),
    /** Whether what is typed has reached the server, and of a draft when. */
    saveState: isUnsaved ? autosave.state : ('saved' as const),
    draftAt: isUnsaved ? (autosave.at ?? draft?.savedAt ?? null) : null,
  }
}
export type ArticleState = ReturnType<typeof useArticle>
