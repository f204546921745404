import { useState } from 'react'
import type { TimerEvent } from '#lib/timers/run.ts'

/** A question over the stage: time stands still while it is asked, and goes on as before when it is taken back. */
export function useQuestion(send: (event: TimerEvent) => unknown) {
  const [question, setQuestion] = useState<'pause' | 'reset' | null>(null)
  return {
    question,
    ask(about: 'pause' | 'reset') {
      send({ type: 'ask' })
      setQuestion(about)
    },
    answer(event: TimerEvent) {
      send(event)
      setQuestion(null)
    },
  }
}
export type Asking = ReturnType<typeof useQuestion>
