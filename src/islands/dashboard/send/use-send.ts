import { useRef } from 'react'
import type { CallFailed } from '#client/data/call-failed.ts'
import { useAsk } from '#client/data/data.ts'
import { useAction } from '#client/data/use-change.ts'
import * as workspace from '#lib/workspace/questionnaires-calls.ts'
import type * as questionnairesSchemas from '#lib/workspace/questionnaires-schemas.ts'

type Body = questionnairesSchemas.SendQuestionnaire
type Ends = {
  /** @param count how many clients got it */
  onSent: (count: number) => void
  onFail: (failed: CallFailed) => void
}

/** Sends once, also for two clicks within one moment. */
export function useSend({ onSent, onFail }: Ends) {
  const ask = useAsk()
  const isUnderway = useRef(false)
  const run = (body: Body) =>
    ask(workspace.sendQuestionnaire, { body }).finally(() => {
      isUnderway.current = false
    })
  const { mutate, isPending, error, reset } = useAction(run, {
    onSuccess: ({ items }) => onSent(items.length),
    onError: onFail,
  })
  return {
    isPending,
    error,
    reset,
    send: (body: Body) => {
      if (isUnderway.current) return
      isUnderway.current = true
      mutate(body)
    },
  }
}
