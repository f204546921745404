import type { ReactNode } from 'react'
import { useCache } from '#client/data/use-cache.ts'
import { useChange } from '#client/data/use-change.ts'
import { useT } from '#client/texts/use-t.ts'
import { sendPasswordLink } from '#lib/admin/professionals-calls.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { toastFailure } from '../kit/toast-failure.ts'

/** Mails another link to choose the first password. */
export function PasswordLink({ id }: { id: ProfessionalId }): ReactNode {
  const t = useT('admin', 'adminProfessionals')
  const { refresh } = useCache()
  const { mutate, isPending } = useChange(sendPasswordLink, {
    onSuccess: () => {
      toast.success(t('adminProfessionals.link.done'))
    },
    onError: async (failure) => {
      if (failure.code !== 'CONFLICT') {
        toastFailure(t, failure, t('adminProfessionals.link.failed'))
        return
      }
      toast.error(t('adminProfessionals.link.has'))
      await refresh()
    },
  })
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
