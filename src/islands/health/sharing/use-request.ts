import { useChange } from '#client/data/use-change.ts'
import { useT } from '#client/texts/use-t.ts'
import * as sharing from '#lib/sharing/calls.ts'
import type { Authorization, FoundProfessional } from '#lib/sharing/schemas.ts'
import { toast } from '#stores/toasts.ts'
import { useCentre } from '../kit/centre.tsx'

/**
 * Sends a request to a professional, after the consent to keep health data.
 *
 * @param onDone gets what was asked for, which is pending
 */
export function useRequest(onDone: (authorization: Authorization) => void) {
  const t = useT('healthSharing')
  const { requireConsent } = useCentre()
  const { mutate, isPending, error } = useChange(sharing.requestAuthorization, {
    onSuccess: (authorization) => {
      toast.success(t('healthSharing.done.request'))
      onDone(authorization)
    },
  })
  const request = async ({ professionalId }: Pick<FoundProfessional, 'professionalId'>) => {
    if (await requireConsent()) mutate({ body: { professionalId } })
  }
  return {
    request: (professional: Parameters<typeof request>[0]) => void request(professional),
    isPending,
    error,
  }
}
