import { useEffect, useEffectEvent, useState } from 'react'
import { CallFailed } from '#client/data/call-failed.ts'
import { useAsk, useIsDemo } from '#client/data/data.ts'
import { useCache } from '#client/data/use-cache.ts'
import type { Questionnaire } from '#lib/questionnaires/schemas.ts'
import * as questionnaires from '#lib/questionnaires/calls.ts'
import type { Responses } from '#lib/questionnaires/questions.ts'
import { $keptAnswers } from '#stores/kept-answers.ts'
import type { AnswerForm } from './answers.ts'
import { createSaver, type SaveState } from './saver.ts'

/** A pause after which what was typed is saved, in ms. */
const PAUSE = 1200

export type Autosave = { state: SaveState; at: string | null }

type Given = {
  /** Who answers. */
  userId: string
  questionnaire: Questionnaire
  form: AnswerForm
  responses: Responses
  /** Whether something typed is no answer yet, such as half a number: it is not saved, but not lost either. */
  hasRest: boolean
}

/**
 * Saves answers by themselves: after a pause, when a question is left, when the tab is, and once the network is back. Until
 * they are saved they are kept in this tab; not in the demo, which keeps nothing.
 */
export function useAutosave({ userId, questionnaire, form, responses, hasRest }: Given) {
  const ask = useAsk()
  const isDemo = useIsDemo()
  const { refresh } = useCache()
  const { id } = questionnaire
  const [status, setStatus] = useState<Autosave>({ state: 'none', at: null })
  const [isSettling, setSettling] = useState(false)
  const [saver] = useState(() =>
    createSaver<Responses>({
      saved: questionnaire.draft ?? {},
      // Not by useChange: nothing on the screen shows a draft, so nothing is read anew for it.
      save: (value) =>
        ask(questionnaires.saveDraft, {
          params: { id },
          body: { responses: value },
        }).then(
          () => true,
          (error: unknown) => {
            if (error instanceof CallFailed) return false
            throw error
          },
        ),
      onState: (state) =>
        setStatus((before) => ({
          state,
          at: state === 'saved' ? new Date().toISOString() : before.at,
        })),
    }),
  )
  const keep = useEffectEvent(() => {
    saver.give(responses)
    if (isDemo) return
    if (saver.isUnsaved() || hasRest) $keptAnswers.set({ userId, id, form })
    else $keptAnswers.forget()
  })
  useEffect(() => {
    keep()
    const timer = setTimeout(() => void saver.flush(), PAUSE)
    return () => clearTimeout(timer)
  }, [form, saver])

  const isSaved = status.state === 'saved'
  useEffect(() => {
    if (isSaved) keep()
  }, [isSaved])
  useFlushes(saver.flush)

  const leave = useEffectEvent(() => void saver.flush().then(refresh))
  useEffect(() => () => leave(), [])
  return {
    status,
    saver,
    isSettling,
    /** Waits for what is being saved. */
    settle: async () => {
      setSettling(true)
      await saver.settled()
      setSettling(false)
    },
  }
}

/** Calls when the tab is left or the network is back. */
function useFlushes(flush: () => Promise<void>): void {
  useEffect(() => {
    const now = () => void flush()
    document.addEventListener('visibilitychange', now)
    addEventListener('online', now)
    return () => {
      document.removeEventListener('visibilitychange', now)
      removeEventListener('online', now)
    }
  }, [flush])
}
