import { useState } from 'react'
import type { TimerSlug } from '#lib/tools/tools.ts'
import type { Timer } from './use-timer.ts'

/** A question over the stage: time stands still while it is asked, and goes on as before when it is taken back. */
export function useQuestion({ send, view }: Pick<Timer<TimerSlug>, 'send' | 'view'>) {
  const [question, setQuestion] = useState<'pause' | 'reset' | null>(null)
  const ask = (about: 'pause' | 'reset') => {
    send({ type: 'ask' })
    setQuestion(about)
  }
  return {
    question,
    ask,
    answer(event: Parameters<typeof send>[0]) {
      send(event)
      setQuestion(null)
    },
    /** The way out of the stage: asked about while there is something to lose. */
    leave() {
      if (view.status === 'finished') send({ type: 'reset' })
      else if (question === null) ask('reset')
    },
  }
}
export type Asking = ReturnType<typeof useQuestion>
