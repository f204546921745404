import { useState } from 'react'
import { useChange } from '#client/data/use-change.ts'
import { useT } from '#client/texts/use-t.ts'
import type { Authorization, FoundProfessional } from '#lib/sharing/schemas.ts'
import * as sharing from '#lib/sharing/calls.ts'
import { toast } from '#stores/toasts.ts'
import { useCentre } from '../kit/centre.tsx'
import { requestProblem } from './failure-text.ts'
import { shortNameOf } from '../kit/people.ts'
import type { Words } from './when.ts'

/**
 * Sends a request to a professional, after the consent to keep health data.
 *
 * @param onDone gets what was asked for, which is pending
 * @param onProblem gets the reason of a refusal, where `problem` is not shown
 */
export function useRequest(
  words: Words,
  onDone: (authorization: Authorization) => void,
  onProblem?: (text: string) => void,
) {
  const t = useT('healthSharing')
  const { requireConsent } = useCentre()
  const [problem, setProblem] = useState<string>()
  const [asked, setAsked] = useState<FoundProfessional>()
  const { mutate, isPending } = useChange(sharing.requestAuthorization, {
    onSuccess: (authorization) => {
      toast.success(t('healthSharing.done.request'))
      onDone(authorization)
    },
    onError: (failure) => {
      if (!asked) return
      const text = requestProblem(failure, shortNameOf(asked, words), t)
      setProblem(text)
      onProblem?.(text)
    },
  })
  const request = async (professional: FoundProfessional) => {
    setProblem(undefined)
    setAsked(professional)
    const { professionalId } = professional
    if (await requireConsent()) mutate({ body: { professionalId } })
  }
  return {
    request: (professional: FoundProfessional) => void request(professional),
    isPending,
    /** Whom the last request was for. */
    asked,
    problem,
  }
}
