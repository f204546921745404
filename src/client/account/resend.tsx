import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { Button } from '#ui/button.tsx'
import { onCitrus } from '#ui/on-citrus.ts'
import { useResend } from './use-resend.ts'

type Props = {
  email: string
  /** In a panel of that colour, which is light in both themes. */
  isOnCitrus?: boolean
}

/** The button of `useResend`, and what came of it. */
export function Resend({ email, isOnCitrus = false }: Props): ReactNode {
  const t = useT('auth')
  const { isSending, said, resend } = useResend(email, t('auth.signIn.resent', { email }))
  return (
    <>
      {isOnCitrus ? (
        <button
          type="button"
          aria-disabled={isSending}
          className={onCitrus.quiet}
          onClick={() => isSending || resend()}
        >
          {t('auth.signIn.resend')}
        </button>
      ) : (
        <Button variant="quiet" size="sm" loading={isSending} onClick={resend}>
          {t('auth.signIn.resend')}
        </Button>
      )}
      {said && <p className="font-medium">{said}</p>}
    </>
  )
}
