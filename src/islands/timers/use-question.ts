import { useState } from 'react'
import type { RunView, TimerEvent } from '#lib/timers/run.ts'
import type { TimerSlug } from '#lib/tools/tools.ts'
import type { Timer } from './use-timer.ts'

export type Question = 'pause' | 'close' | 'reset'

/** A confirmation over the stage: the run is suspended while it is open, and continues if it is cancelled. */
export function useQuestion(send: Timer<TimerSlug>['send'], status: RunView['status']) {
  const [question, setQuestion] = useState<Question | null>(null)
  const ask = (about: Question) => {
    send({ type: 'ask' })
    setQuestion(about)
  }
  return {
    question,
    ask,
    answer(event: TimerEvent) {
      send(event)
      setQuestion(null)
    },
    /** Leaves the stage; asks for confirmation while there is progress to lose. */
    leave() {
      if (status === 'finished') send({ type: 'reset' })
      else if (question === null) ask('close')
    },
  }
}
export type Asking = ReturnType<typeof useQuestion>
