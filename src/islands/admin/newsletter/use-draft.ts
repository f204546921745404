import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { mutationOf, queryClient } from '#client/query.ts'
import { send } from '#client/send.ts'
import { getEdition, updateEdition } from '#lib/admin/newsletter/contract.ts'
import type { Edition, EditionContent } from '#lib/admin/newsletter/edition.ts'
import { showEdition } from './calls.ts'
import type { SaveState } from './save-states.ts'

/** A pause this long in typing saves. */
const PAUSE_MS = 2_000

export type Draft = {
  content: EditionContent
  change: (values: Partial<EditionContent>) => void
  state: SaveState
  /** Problems of fields, as the server told them. */
  problems: Readonly<Record<string, string>>
  /** What somebody else has saved meanwhile. */
  theirs: Edition | null
  /** Saves what is unsaved at once. @returns the saved edition; null when that failed */
  save: () => Promise<Edition | null>
  /** Marks what lacks. */
  setProblems: (problems: Readonly<Record<string, string>>) => void
}

export const contentOf = (edition: Edition): EditionContent => ({
  subjectEs: edition.subjectEs,
  subjectEn: edition.subjectEn,
  textEs: edition.textEs,
  textEn: edition.textEn,
  articles: edition.articles,
  languages: edition.languages,
  interests: edition.interests,
})

/** An edition that is being written. It saves itself; over what somebody else has saved only when that is confirmed. */
export function useDraft(edition: Edition): Draft {
  const [content, setContent] = useState(() => contentOf(edition))
  const [changes, setChanges] = useState(0)
  const [savedChanges, setSavedChanges] = useState(0)
  const [failure, setFailure] = useState<'failed' | 'stale' | null>(null)
  const [theirs, setTheirs] = useState<Edition | null>(null)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const kept = useRef(edition)
  const saving = useMutation(mutationOf(updateEdition), queryClient)
  const isUnsaved = changes !== savedChanges

  const running = useRef<Promise<unknown>>(null)

  const save = async (): Promise<Edition | null> => {
    // One after the other: each needs the version that the one before has made.
    await running.current
    if (!isUnsaved && !theirs) return kept.current
    const attempt = saveOnce()
    running.current = attempt
    return attempt
  }

  const saveOnce = async (): Promise<Edition | null> => {
    const { id, version } = theirs ?? kept.current
    try {
      const saved = await saving.mutateAsync({ params: { id }, body: { ...content, version } })
      kept.current = saved
      setSavedChanges(changes)
      setFailure(null)
      setTheirs(null)
      setProblems({})
      showEdition(saved)
      return saved
    } catch (error) {
      const { code, fields } = error as { code: string; fields: Record<string, string> }
      setProblems(fields)
      setFailure(code === 'STALE' ? 'stale' : 'failed')
      if (code === 'STALE') {
        const latest = await send(getEdition, { params: { id } })
        if (latest.ok) setTheirs(latest.data)
      }
      return null
    }
  }

  useAutosave({ content, isUnsaved: isUnsaved && failure !== 'stale', after: savedChanges, save })

  return {
    content,
    change: (values) => {
      setContent((before) => ({ ...before, ...values }))
      setChanges((count) => count + 1)
      setProblems({})
      if (failure === 'failed') setFailure(null)
    },
    state: failure ?? (saving.isPending ? 'saving' : isUnsaved ? 'unsaved' : 'saved'),
    problems,
    theirs,
    save,
    setProblems,
  }
}

type Autosave = {
  content: EditionContent
  isUnsaved: boolean
  /** Changes with each save: what was typed meanwhile is saved next. */
  after: number
  save: () => Promise<unknown>
}

/** Saves after a pause in typing, and when another area or the list is opened. */
function useAutosave({ content, isUnsaved, after, save }: Autosave): void {
  const saveNow = useEffectEvent(() => void save())
  useEffect(() => {
    if (!isUnsaved) return undefined
    const timer = setTimeout(() => saveNow(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [content, isUnsaved, after])
  const saveLast = useEffectEvent(() => {
    if (isUnsaved) void save()
  })
  useEffect(() => () => saveLast(), [])
}
