import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { CallFailed } from '#client/call-failed.ts'
import { mutationOf, queryClient } from '#client/query.ts'
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
  const { mutate, isPending } = useMutation(
    {
      ...mutationOf(workspace.sendQuestionnaire),
      onSuccess: ({ items }) => onSent(items.length),
      onError: (failed) => {
        if (failed.code !== 'UNAUTHENTICATED') onFail(failed)
      },
      onSettled: () => {
        isUnderway.current = false
      },
    },
    queryClient,
  )
  return {
    isPending,
    send: (body: questionnairesSchemas.SendQuestionnaire) => {
      if (isUnderway.current) return
      isUnderway.current = true
      mutate({ body })
    },
  }
}
