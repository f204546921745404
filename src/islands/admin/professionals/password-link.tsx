import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '#client/query.ts'
import { useT } from '#client/texts/use-t.ts'
import { getProfessional, sendPasswordLink } from '#lib/admin/professionals-calls.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { guardedMutationOf } from '../kit/guarded.ts'
import { refresh } from '../kit/refresh.ts'
import { toastFailure } from '../kit/toast-failure.ts'

/** Mails another link to choose the first password. */
export function PasswordLink({ id }: { id: ProfessionalId }): ReactNode {
  const t = useT('admin', 'adminProfessionals')
  const { mutate, isPending } = useMutation(
    {
      ...guardedMutationOf(sendPasswordLink),
      onSuccess: async () => {
        toast.success(t('adminProfessionals.link.done'))
        await refresh(getProfessional)
      },
      onError: async (failure) => {
        if (failure.code !== 'CONFLICT') {
          toastFailure(t, failure, t('adminProfessionals.link.failed'))
          return
        }
        toast.error(t('adminProfessionals.link.has'))
        await refresh(getProfessional)
      },
    },
    queryClient,
  )
  return (
    <Button
      variant="quiet"
      size="sm"
      className="justify-self-start"
      loading={isPending}
      onClick={() => mutate({ params: { id } })}
    >
      {t('adminProfessionals.link.send')}
    </Button>
  )
}
