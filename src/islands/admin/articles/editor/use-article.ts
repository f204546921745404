import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallFailed } from '#client/call-failed.ts'
import { mutationOf, queryClient, queryOf } from '#client/query.ts'
import * as articles from '#lib/admin/articles/contract.ts'
import { ArticleEdit } from '#lib/admin/articles/fields.ts'
import { isSameEdit, mergeEdits, withField, type EditField } from '#lib/admin/articles/merge.ts'
import type { FieldProblems } from '#lib/http/errors.ts'
import { forgetLists } from '../forget-lists.ts'
import { useAutosave } from './use-autosave.ts'

/** What a button does, besides saving. */
export type Intent =
  | { to: 'save' | 'publish' | 'withdraw' }
  | { to: 'schedule'; at: string }
  | { to: 'restore'; restored: number }

const { mutationFn: update } = mutationOf(articles.updateArticle)
const { mutationFn: change } = mutationOf(articles.changeState)
const { mutationFn: restore } = mutationOf(articles.restoreVersion)

type Given = {
  first: articles.OpenArticle
  onDone: (intent: Intent, article: articles.SavedArticle) => void
  /** Whatever has no words of its own. */
  onFailed: (failure: CallFailed) => void
  onWrong: (problems: FieldProblems) => void
}

/** An article that is edited: what is saved, what is typed, and what others saved meanwhile. */
export function useArticle({ first, onDone, onFailed, onWrong }: Given) {
  const { draft } = first
  const [saved, setSaved] = useState(first.article)
  const [opened] = useState(() => openedOf(first))
  const [fields, setFields] = useState(opened.merged)
  /** What both changed differently; null while nobody else has saved. */
  const [conflicts, setConflicts] = useState(opened.conflicts)
  const [round, setRound] = useState(0)
  const [problems, setProblems] = useState<FieldProblems>({})
  const isDirty = !isSameEdit(fields, saved.fields)
  const autosave = useAutosave({
    ...{ id: saved.id, version: saved.version, fields, isDirty },
    keptAt: draft && isDirty ? draft.savedAt : null,
  })

  const accept = (article: articles.SavedArticle) => {
    setSaved(article)
    setFields(article.fields)
    setConflicts(null)
    autosave.forget()
    forgetLists()
  }
  const readAgain = async () => {
    const { article } = await queryClient.query({
      ...queryOf(articles.getArticle, { params: { id: saved.id } }),
      staleTime: 0,
    })
    const merged = mergeEdits({ base: saved.fields, mine: fields, theirs: article.fields })
    setSaved(article)
    setFields(merged.merged)
    setConflicts(merged.conflicts)
    setRound((n) => n + 1)
  }
  const refuse = (failure: CallFailed) => {
    if (failure.code !== 'INVALID_INPUT') return onFailed(failure)
    const named = Object.entries(failure.fields).map(
      ([field, problem]) => [field.replace(/^article\.|\.\d+$/g, ''), problem] as const,
    )
    setProblems(Object.fromEntries(named))
    return onWrong(Object.fromEntries(named))
  }

  const run = async (intent: Intent) => {
    const params = { id: saved.id }
    await autosave.settle()
    let article = saved
    if (intent.to === 'restore') {
      const of = { ...params, version: String(intent.restored) }
      article = await restore({ params: of, body: { version: saved.version } })
      accept(article)
      return article
    }
    if (isDirty && intent.to !== 'withdraw') {
      article = await update({ params, body: { version: saved.version, article: fields } })
      accept(article)
    }
    if (intent.to === 'save') return article
    const version = article.version
    const body =
      intent.to === 'schedule'
        ? { to: intent.to, version, at: intent.at }
        : { to: intent.to, version }
    article = await change({ params, body })
    setSaved(article)
    forgetLists()
    return article
  }
  const act = useMutation(
    {
      mutationFn: run,
      onSuccess: (article, intent) => onDone(intent, article),
      onError: (failure) => {
        if (failure.code === 'STALE') readAgain().catch(onFailed)
        else refuse(failure)
      },
    },
    queryClient,
  )

  return {
    ...{ saved, fields, problems, isDirty, conflicts, round },
    status: autosave.status,
    isBusy: act.isPending,
    isRestored: draft !== null && isDirty,
    set: (changes: Partial<ArticleEdit>) => {
      setFields((before) => ({ ...before, ...changes }))
      setProblems({})
    },
    take: (field: EditField, from: ArticleEdit) =>
      setFields((before) => withField(before, from, field)),
    discard: () => {
      setFields(saved.fields)
      setConflicts(null)
    },
    /** Does what a button says, unless a field is wrong. */
    act: (intent: Intent) => {
      if (act.isPending) return
      const wrong =
        intent.to === 'withdraw' || intent.to === 'restore' ? {} : problemsOf(fields, intent)
      setProblems(wrong)
      if (Object.keys(wrong).length > 0) onWrong(wrong)
      else act.mutate(intent)
    },
  }
}
export type ArticleState = ReturnType<typeof useArticle>

/** With the draft, over what was saved since it began. */
function openedOf({ article, draft }: articles.OpenArticle) {
  if (!draft) return { merged: article.fields, conflicts: null }
  if (draft.baseVersion === article.version) return { merged: draft.fields, conflicts: null }
  return mergeEdits({ base: null, mine: draft.fields, theirs: article.fields })
}

function problemsOf(fields: ArticleEdit, { to }: Intent): FieldProblems {
  const issues = ArticleEdit.safeParse(fields).error?.issues ?? []
  const wrong = Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]))
  if (to === 'save') return wrong
  const empty = (['excerpt', 'content'] as const).filter((name) => fields[name].trim() === '')
  return { ...Object.fromEntries(empty.map((name) => [name, 'required'])), ...wrong }
}
