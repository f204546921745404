import { useRef } from 'react'
import { useChange } from '#client/data/use-change.ts'
import type { CallFailed } from '#client/data/call-failed.ts'
import * as workspace from '#lib/workspace/questionnaires-calls.ts'
import type * as questionnairesSchemas from '#lib/workspace/questionnaires-schemas.ts'

type Ends = {
  /** @param count how many clients got it */
  onSent: (count: number) => void
  /** Unless the session has ended, which the page says. */
  onFail: (failed: CallFailed) => void
}

/** Sends once, also for two clicks within one moment. */
export function useSend({ onSent, onFail }: Ends) {
  const isUnderway = useRef(false)
  const { mutate, isPending } = useChange(workspace.sendQuestionnaire, {
    onSuccess: ({ items }) => {
      isUnderway.current = false
      onSent(items.length)
    },
    onError: (failed) => {
      isUnderway.current = false
      onFail(failed)
    },
  })
  return {
    isPending,
    send: (body: questionnairesSchemas.SendQuestionnaire) => {
      if (isUnderway.current) return
      isUnderway.current = true
      mutate({ body })
    },
  }
}
