import { Mail } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { send } from '#client/data/send.ts'
import { useT } from '#client/texts/use-t.ts'
import { mailFailureText } from '#client/account/failure-text.ts'
import type { Addressee } from '#lib/contact/draft.ts'
import * as passwords from '#lib/passwords/calls.ts'
import { onCitrus } from '#ui/on-citrus.ts'
import { givenName } from '#lib/format/given-name.ts'
import { TidePanel } from './tide-panel.tsx'
import type { Contact } from './use-contact.ts'

type Props = { contact: Contact; to: readonly Addressee[] }

/** The message waits for the confirmation of the address. */
export function WaitingStep({ contact, to }: Props): ReactNode {
  const t = useT('auth', 'contact', 'island')
  const { email, isMailed } = contact.signedUp
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  const resend = async () => {
    setBusy(true)
    const result = await send(passwords.forgotPassword, { body: { email } })
    setBusy(false)
    setSaid(result.ok ? t('contact.waiting.resent') : mailFailureText(t, result))
  }
  return (
    <TidePanel level={66} bead={<Mail aria-hidden="true" className="size-11" />}>
      <p ref={text} tabIndex={-1} className="wrap-anywhere outline-none">
        {t(isMailed ? 'contact.waiting.text' : 'contact.waiting.lastMail', {
          email,
          name: to.length === 1 ? givenName(to[0]!.name) : t('contact.waiting.them'),
        })}
      </p>
      {isMailed && (
        <button
          type="button"
          aria-disabled={busy}
          className={onCitrus.quiet}
          onClick={() => void (busy || resend())}
        >
          {t('contact.waiting.resend')}
        </button>
      )}
      <p role="status" className="text-sm font-medium empty:hidden">
        {said}
      </p>
      <p className="text-sm">{t('contact.waiting.spam')}</p>
    </TidePanel>
  )
}
