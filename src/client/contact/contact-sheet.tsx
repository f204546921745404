import { useEffect, type ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { T } from '#lib/i18n/t.ts'
import { Portrait } from '#ui/portrait.tsx'
import { Pulse } from '#ui/pulse.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Toaster } from '#ui/toaster.tsx'
import { AccountStep } from './account-step.tsx'
import { MessageStep } from './message-step.tsx'
import { givenName } from '#lib/format/given-name.ts'
import type { ContactOptions } from './options.ts'
import type { OwnDetails } from './own-details.ts'
import { useContact, type Contact } from './use-contact.ts'
import { WaitingStep } from './waiting-step.tsx'

export const SHEET_ID = 'contact-sheet'

type Props = Omit<ContactOptions, 'locale'> & {
  own: OwnDetails | null
  /** When it was asked for: it opens again at another time. Null where it stays closed. */
  opened: number | null
}

/** Writing to professionals: the message first, an account only when one is needed. */
export function ContactSheet({ opened, ...options }: Props): ReactNode {
  const t = useT('contact', 'island')
  const close = () => document.getElementById(SHEET_ID)?.hidePopover()
  const contact = useContact({ ...options, onSent: close }, t)
  const { to, avatarUrl } = options
  const [first] = to
  useEffect(() => {
    if (opened !== null) document.getElementById(SHEET_ID)?.showPopover()
  }, [opened])
  const { step, stepNumber, steps } = contact
  return (
    <div data-profession={first!.type}>
      <Sheet
        id={SHEET_ID}
        title={titleOf(t, contact, to)}
        closeLabel={t('island.close')}
        portrait={
          to.length === 1 && (
            <Portrait size="square" name={first!.name} src={avatarUrl} profession={first!.type} />
          )
        }
      >
        {/* Waiting, the tide says it. The portrait stands on the line; in the dark the hue would hide its beats. */}
        {step !== 'waiting' && (
          <div className={to.length === 1 ? 'relative -mx-5 -mt-5.5 dark:-mt-2' : '-mx-5 -mt-2'}>
            <Pulse
              beats={steps}
              done={stepNumber}
              at={to.length === 1 ? '6rem' : '1.25rem'}
              label={t('contact.step', { step: stepNumber, of: steps })}
            />
          </div>
        )}
        {step === 'message' && <MessageStep contact={contact} to={to} />}
        {step === 'account' && <AccountStep contact={contact} />}
        {step === 'waiting' && <WaitingStep contact={contact} to={to} />}
      </Sheet>
      {/* Of what was sent: its place is the page, not the sheet that is closed then. */}
      <Toaster label={t('contact.notices')} closeLabel={t('island.close')} />
    </div>
  )
}

function titleOf(t: T<'contact'>, { step }: Contact, to: ContactOptions['to']): string {
  if (step === 'account') return t('contact.account.title')
  if (step === 'waiting') return t('contact.waiting.title')
  return to.length === 1
    ? t('contact.title', { name: givenName(to[0]!.name) })
    : t('contact.titleMany', { count: to.length })
}
