import type { ReactNode } from 'react'
import { useCache } from '#client/data/use-cache.ts'
import { useChange } from '#client/data/use-change.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import { sendPasswordLink } from '#lib/admin/professionals-calls.ts'
import type { Professional } from '#lib/admin/professionals-schemas.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'

type Props = { professional: Pick<Professional, 'id' | 'hasPassword' | 'isDisabled'> }

/** Mails another link to choose the first password, while there is none. */
export function PasswordLink({ professional }: Props): ReactNode {
  const { id, hasPassword, isDisabled } = professional
  const t = useT('adminProfessionals')
  const { refresh } = useCache()
  const { mutate, isPending, error } = useChange(sendPasswordLink, {
    onSuccess: () => {
      toast.success(t('adminProfessionals.link.done'))
    },
    onError: async ({ code }) => {
      if (code === 'CONFLICT') await refresh()
    },
  })
  return (
    <>
      {!hasPassword && !isDisabled && (
        <Button
          variant="quiet"
          size="sm"
          className="justify-self-start"
          loading={isPending}
          onClick={() => mutate({ params: { id } })}
        >
          {t('adminProfessionals.link.send')}
        </Button>
      )}
      <ChangeFailed
        failure={error}
        texts={{
          CONFLICT: t('adminProfessionals.link.has'),
          other: t('adminProfessionals.link.failed'),
        }}
      />
    </>
  )
}
