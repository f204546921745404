import { useState, type ReactNode } from 'react'
import { send } from '#client/send.ts'
import * as passwords from '#lib/passwords/contract.ts'
import { Button } from '#ui/button.tsx'
import { failureText } from './failure-text.ts'
import type { AuthT } from './texts.ts'

/** Mails the link that confirms an address again: it is awaited here, and may be in no inbox. */
export function Resend({ t, email }: { t: AuthT; email: string }): ReactNode {
  const [sending, setSending] = useState(false)
  const [said, setSaid] = useState('')
  const resend = async () => {
    setSending(true)
    const result = await send(passwords.forgotPassword, { body: { email } })
    setSending(false)
    setSaid(
      result.ok
        ? t('auth.signIn.resent', { email })
        : failureText(t, result, t('auth.forgot.failed')),
    )
  }
  return (
    <>
      <Button variant="quiet" size="sm" loading={sending} onClick={() => void resend()}>
        {t('auth.signIn.resend')}
      </Button>
      {said && <p className="font-semibold">{said}</p>}
    </>
  )
}
