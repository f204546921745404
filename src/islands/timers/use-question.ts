import { useState } from 'react'
import type { TimerSlug } from '#lib/tools/tools.ts'
import type { Timer } from './use-timer.ts'

export type Question = 'pause' | 'close' | 'reset'

/** A confirmation over the stage: the run is suspended while it is open, and continues if it is cancelled. */
export function useQuestion({ send, view }: Pick<Timer<TimerSlug>, 'send' | 'view'>) {
  const [question, setQuestion] = useState<Question | null>(null)
  const ask = (about: Question) => {
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
    /** Leaves the stage; asks for confirmation while there is progress to lose. */
    leave() {
      if (view.status === 'finished') send({ type: 'reset' })
      else if (question === null) ask('close')
    },
  }
}
export type Asking = ReturnType<typeof useQuestion>
