import { useStore } from '@nanostores/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { createSaver, asJson, type Progress } from './saver.ts'

/** A pause in typing after which it is saved, ms. */
const PAUSE = 1_200

/** Whether what is typed has reached the server. */
export const SAVE_STATES = ['saved', 'unsaved', 'saving', 'failed'] as const
export type SaveState = (typeof SAVE_STATES)[number]

type Options<Value> = {
  /** What is to be on the server. */
  value: Value
  /** What is there when the editor opens. */
  saved: Value
  /** @returns whether it is stored. Never rejects */
  save: (value: Value) => Promise<boolean>
  /** While something is to be decided first. */
  isPaused?: boolean
}

/**
 * Saves by itself: after a pause in typing, when the editor closes, when its tab is left, and once the network is back. One
 * call at a time, always of what is newest.
 */
export function useAutosave<Value>({ value, saved, save, isPaused = false }: Options<Value>) {
  const [saver] = useState(() => createSaver(saved))
  const progress = useStore(saver.$progress)
  const [isHeld, setHeld] = useState(false)
  const text = asJson(value)
  const flush = useEffectEvent(() => {
    saver.give(value, save)
    if (!isPaused && !isHeld) void saver.flush()
  })
  useEffect(() => {
    const timer = setTimeout(() => flush(), PAUSE)
    return () => clearTimeout(timer)
  }, [text, isPaused, isHeld])
  useEffect(() => {
    const now = () => flush()
    document.addEventListener('visibilitychange', now)
    addEventListener('online', now)
    return () => {
      document.removeEventListener('visibilitychange', now)
      removeEventListener('online', now)
      now()
    }
  }, [])
  return {
    state: stateOf(progress, text),
    /** When it was last saved, ISO; null before. */
    at: progress.at,
    /** Waits for what is being saved. */
    settled: saver.settled,
    /** Does what nothing may be saved during, after what is being saved. */
    async alone<Result>(work: () => Promise<Result>): Promise<Result> {
      setHeld(true)
      try {
        await saver.settled()
        return await work()
      } finally {
        setHeld(false)
      }
    },
    /** It was saved otherwise, or is not to be saved any more. */
    accept: saver.accept,
  }
}

function stateOf({ saved, failed, isRunning }: Progress, text: string): SaveState {
  if (isRunning) return 'saving'
  if (text === saved) return 'saved'
  return text === failed ? 'failed' : 'unsaved'
}
