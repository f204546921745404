import { useState } from 'react'
import * as z from 'zod/mini'
import { useAsk } from '#client/data/data.ts'
import { send } from '#client/data/send.ts'
import { useCache } from '#client/data/use-cache.ts'
import { useAutosave } from '#client/editing/use-autosave.ts'
import { asJson } from '#client/editing/saver.ts'
import { useEditing } from '#client/editing/use-editing.ts'
import { tabDraft } from '#client/editing/use-version.ts'
import { useDraft } from '#client/use-draft.ts'
import * as articles from '#lib/admin/articles/calls.ts'
import { EDIT_FIELDS } from '#lib/admin/articles/edit-fields.ts'
import { ArticleDraft, type ArticleEdit } from '#lib/admin/articles/fields.ts'
import type { OpenArticle, SavedArticle } from '#lib/admin/articles/schemas.ts'
import type { FieldProblems } from '#lib/http/errors.ts'
import { draftOf, forgetDraft } from '#stores/drafts.ts'
import { useDraftKey } from '../../kit/use-draft-key.ts'
import { check, toFormProblems, type ArticleEditing } from './edit.ts'
import { useIntent } from './use-intent.ts'

/** What a draft of an article in this tab is about. */
export const articleDraft = (id: string): string => `article:${id}`

/**
 * An article that is edited, and what its buttons do. What is not saved is a draft on the server, of this editor alone; what
 * has not arrived there is one in this tab.
 *
 * @param onWrong shows the view of a wrong field
 */
export function useArticle(opened: OpenArticle, onWrong: (problems: FieldProblems) => void) {
  const [{ article, draft }] = useState(opened)
  const key = useDraftKey(articleDraft(article.id))
  const [unsent] = useState(() => tabDraft({ ...key, read: readTyped }, article.fields))
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
    begun: unsent ?? begunOf(opened),
    // What its button does then refreshes the screen.
    refreshes: false,
    fieldsOf: toFormProblems,
    onWrong,
    // The server has deleted the draft.
    onSaved: () => autosave.accept(null),
  })
  const { form, stored, isUnsaved, base, conflicts } = editing
  // An older version: what is still to be chosen is asked again when the draft is opened again.
  const baseVersion = conflicts?.length ? stored.version - 1 : stored.version
  const unsaved = isUnsaved ? { baseVersion, fields: form.values } : null
  const autosave = useAutosave({
    value: unsaved,
    saved: savedFirst(draft, unsent ? undefined : unsaved),
    async save(body) {
      const { ok } = body
        ? await send(articles.saveDraft, { params, body })
        : await send(articles.deleteDraft, { params })
      // Also where the editor is not on the page any more. What was typed since stays.
      if (ok && body && asJson(draftOf(key)?.typed) === asJson(body.fields)) forgetDraft(key)
      return ok
    },
  })
  const saveState = isUnsaved ? autosave.state : 'saved'
  useDraft(key, saveState === 'saved' ? null : { base, typed: form.values })
  return {
    ...editing,
    ...useIntent(editing, autosave),
    /** Whether what is typed has reached the server, and of a draft when. */
    saveState,
    draftAt: isUnsaved ? (autosave.at ?? draft?.savedAt ?? null) : null,
    /** It is deleted, with all that was typed. */
    forget() {
      editing.discard()
      forgetDraft(key)
    },
  }
}
export type ArticleState = ReturnType<typeof useArticle>

type Body = { baseVersion: number; fields: ArticleEdit }

/** The draft on the server. Of an older version only the number is known. */
function begunOf({ article, draft }: OpenArticle) {
  if (!draft) return null
  const base = draft.baseVersion === article.version ? article.fields : null
  return { base, typed: draft.fields }
}

/** @param begun what is in the form of the draft on the server; undefined where the form began with that of this tab */
function savedFirst(draft: OpenArticle['draft'], begun: Body | null | undefined): Body | null {
  if (!draft) return null
  const { baseVersion, fields } = draft
  return begun === undefined ? { baseVersion, fields } : begun
}

/** Of any length: what the server has refused is stored in this tab too. */
const Typed = z.extend(ArticleDraft, {
  ...{ title: z.string(), excerpt: z.string(), content: z.string(), coverAlt: z.string() },
})

const readTyped = (values: unknown): ArticleEdit | null => Typed.safeParse(values).data ?? null
