import { useState, type ReactNode } from 'react'
import { send } from '#client/data/send.ts'
import { useT } from '#client/texts/use-t.ts'
import * as passwords from '#lib/passwords/calls.ts'
import { Button } from '#ui/button.tsx'
import { onCitrus } from '#ui/on-citrus.ts'
import { mailFailureText } from './failure-text.ts'

type Props = {
  email: string
  /** In a panel of that colour, which is light in both themes. */
  isOnCitrus?: boolean
}

/** Mails the link that confirms an address again: it is awaited here, and may be in no inbox. */
export function Resend({ email, isOnCitrus = false }: Props): ReactNode {
  const t = useT('auth', 'island')
  const [sending, setSending] = useState(false)
  const [said, setSaid] = useState('')
  const resend = async () => {
    setSending(true)
    const result = await send(passwords.forgotPassword, { body: { email } })
    setSending(false)
    setSaid(result.ok ? t('auth.signIn.resent', { email }) : mailFailureText(t, result))
  }
  return (
    <>
      {isOnCitrus ? (
        <button
          type="button"
          aria-disabled={sending}
          className={onCitrus.quiet}
          onClick={() => void (sending || resend())}
        >
          {t('auth.signIn.resend')}
        </button>
      ) : (
        <Button variant="quiet" size="sm" loading={sending} onClick={() => void resend()}>
          {t('auth.signIn.resend')}
        </Button>
      )}
      {said && <p className="font-medium">{said}</p>}
    </>
  )
}
