import { MailCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { Pulse } from '#ui/pulse.tsx'
import { Tide } from '#ui/tide.tsx'
import { Resend } from '#client/account/resend.tsx'
import { useShownFocus } from '#ui/use-shown-focus.ts'
import type { Created } from './sign-up/submit-sign-up.ts'

/** The account is made, and waits for its address: the tide says how much is done. Its colours are those of both themes. */
export function CreatedPanel({ created }: { created: Created }): ReactNode {
  const t = useT('auth')
  const { email, photo, isMailed } = created
  const title = useShownFocus<HTMLHeadingElement>()
  return (
    <div
      role="status"
      className="relative isolate grid gap-3 overflow-hidden rounded-card bg-[color-mix(in_oklab,var(--color-citrus)_34%,white)] p-5 text-sm wrap-anywhere text-on-citrus"
    >
      <Tide level={58} />
      <div className="relative -mx-5 h-16">
        <Pulse at="1.25rem" scale={1.6} className="absolute top-2.5 text-on-citrus!" />
        <span className="absolute end-5 top-0 grid size-16 place-items-center rounded-full bg-on-citrus text-citrus">
          <MailCheck aria-hidden="true" className="size-7" />
        </span>
      </div>
      <h2 ref={title} tabIndex={-1} className="text-xl outline-none">
        {t('auth.signUp.done')}
      </h2>
      <p>{t(isMailed ? 'auth.signUp.doneText' : 'auth.signUp.lastMail', { email })}</p>
      {photo === 'failed' && <p>{t('auth.signUp.photoFailed')}</p>}
      {photo === 'kept' && <p>{t('auth.signUp.photoLater')}</p>}
      {isMailed && <Resend email={email} isOnCitrus />}
    </div>
  )
}
