import { useRef, type ReactNode } from 'react'
import { useCache } from '#client/data/use-cache.ts'
import { useChange } from '#client/data/use-change.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useFocusAround } from '#client/problem/use-focus-around.ts'
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
        <SendButton isBusy={isPending} onSend={() => mutate({ params: { id } })} />
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

function SendButton({ isBusy, onSend }: { isBusy: boolean; onSend: () => void }) {
  const t = useT('adminProfessionals')
  const button = useRef<HTMLButtonElement>(null)
  useFocusAround(button)
  return (
    <Button
      ref={button}
      variant="quiet"
      size="sm"
      className="justify-self-start"
      loading={isBusy}
      onClick={onSend}
    >
      {t('adminProfessionals.link.send')}
    </Button>
  )
}
