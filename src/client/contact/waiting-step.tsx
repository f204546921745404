import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { useResend } from '#client/account/use-resend.ts'
import { useT } from '#client/texts/use-t.ts'
import type { Addressee } from '#lib/contact/draft.ts'
import { onCitrus } from '#ui/on-citrus.ts'
import { givenName } from '#lib/format/given-name.ts'
import { useShownFocus } from '#ui/use-shown-focus.ts'
import { TidePanel } from './tide-panel.tsx'
import type { Contact } from './use-contact.ts'

type Props = { contact: Contact; to: readonly Addressee[] }

/** The message waits for the confirmation of the address. */
export function WaitingStep({ contact, to }: Props): ReactNode {
  const t = useT('contact')
  const { email, isMailed } = contact.signedUp
  const { isSending, said, resend } = useResend(email, t('contact.waiting.resent'))
  const text = useShownFocus<HTMLParagraphElement>()
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
          aria-disabled={isSending}
          className={onCitrus.quiet}
          onClick={() => isSending || resend()}
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
