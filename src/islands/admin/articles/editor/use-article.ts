import { useState } from 'react'
import { useAsk } from '#client/data/data.ts'
import { useCache } from '#client/data/use-cache.ts'
import { getArticle } from '#lib/admin/articles/calls.ts'
import { EDIT_FIELDS, type EditField } from '#lib/admin/articles/edit-fields.ts'
import type { ArticleEdit } from '#lib/admin/articles/fields.ts'
import { type OpenArticle, type SavedArticle } from '#lib/admin/articles/schemas.ts'
import type { FieldProblems } from '#lib/http/errors.ts'
import { isSameIn, mergeFields, withField } from '#lib/merge.ts'
import { openedEdit, problemsFor, savedEdit, type Intent } from './edit.ts'
import { runIntent } from './run-intent.ts'
import { useAutosave } from './use-autosave.ts'
import { useIntent, type IntentDialog } from './use-intent.ts'

type Given = {
  first: OpenArticle
  onDone: (intent: Intent, article: SavedArticle) => void
  onWrong: (problems: FieldProblems) => void
}

/** What is saved, what is typed, and what others saved meanwhile. */
function useEdit(first: OpenArticle) {
  const [saved, setSaved] = useState(first.article)
  const [edit, setEdit] = useState(() => openedEdit(first))
  /** Counts the times that somebody else had saved. */
  const [round, setRound] = useState(0)
  const { fields, conflicts, revision } = edit
  const isDirty = !isSameIn(EDIT_FIELDS, fields, saved.fields)
  const replace = (next: ArticleEdit, now: EditField[] | null) =>
    setEdit(({ revision }) => ({ fields: next, conflicts: now, revision: revision + 1 }))
  const merge = (article: SavedArticle) => {
    const versions = { base: saved.fields, mine: fields, theirs: article.fields }
    const merged = mergeFields(EDIT_FIELDS, versions)
    setSaved(article)
    replace(merged.merged, merged.conflicts)
    setRound((n) => n + 1)
  }
  /** Until what the draft had is saved or given up: what is typed afterwards is not it. */
  const [isFromDraft, setFromDraft] = useState(first.draft !== null)
  const accept = (article: SavedArticle, sent: ArticleEdit | null) => {
    setFromDraft(false)
    setSaved(article)
    setEdit((before) => savedEdit(before, article.fields, sent))
  }
  return {
    isRestored: isFromDraft && isDirty,
    ...{ saved, setSaved, fields, conflicts, revision, round, isDirty, merge, accept },
    set: (changes: Partial<ArticleEdit>) =>
      setEdit((before) => ({ ...before, fields: { ...before.fields, ...changes } })),
    take: (field: EditField, from: ArticleEdit) =>
      replace(withField(fields, from, field), conflicts),
    discard() {
      setFromDraft(false)
      replace(saved.fields, null)
    },
  }
}

/** An article that is edited, and what its buttons do. */
export function useArticle({ first, onDone, onWrong }: Given) {
  const { draft } = first
  const { accept, merge, setSaved, ...edit } = useEdit(first)
  const { saved, fields, isDirty } = edit
  const [problems, setProblems] = useState<FieldProblems>({})
  const ask = useAsk()
  const { read } = useCache()
  const autosave = useAutosave({
    ...{ id: saved.id, version: saved.version, fields, isDirty },
    keptAt: draft && isDirty ? draft.savedAt : null,
  })
  const readAgain = async () => {
    merge((await read(getArticle, { params: { id: saved.id } })).article)
  }
  const refuse = (wrong: FieldProblems) => {
    setProblems(wrong)
    onWrong(wrong)
  }
  const onSaved = (article: SavedArticle, sent: ArticleEdit | null) => {
    accept(article, sent)
    autosave.forget()
  }
  const { begin, ...doing } = useIntent({
    async run(intent) {
      await autosave.settle()
      return runIntent({ ask, saved, fields, isDirty, onSaved }, intent)
    },
    onDone(intent, article) {
      setSaved(article)
      onDone(intent, article)
    },
    onStale: readAgain,
    onWrong: refuse,
  })
  return {
    ...edit,
    ...doing,
    problems,
    status: autosave.status,
    set(changes: Partial<ArticleEdit>) {
      edit.set(changes)
      setProblems({})
    },
    /** Does what a button says, unless a field is wrong. */
    act(intent: Intent, dialog?: IntentDialog) {
      if (doing.isBusy) return
      const wrong = problemsFor(intent, fields)
      if (Object.keys(wrong).length === 0) begin({ intent, dialog })
      else {
        doing.forgetFailed()
        dialog?.close()
        refuse(wrong)
      }
    },
  }
}
export type ArticleState = ReturnType<typeof useArticle>
