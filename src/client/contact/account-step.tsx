import { useState, type ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { SignIn } from '#client/account/sign-in.tsx'
import { Segments } from '#ui/segments.tsx'
import { useShownFocus } from '#ui/use-shown-focus.ts'
import { ShortSignUp } from './short-sign-up.tsx'
import type { Contact } from './use-contact.ts'

type Way = 'new' | 'known'

/** Where the answer goes: both ways in, with the message in sight. */
export function AccountStep({ contact }: { contact: Contact }): ReactNode {
  const t = useT('contact')
  const [way, setWay] = useState<Way>('new')
  const [email, setEmail] = useState('')
  const text = useShownFocus<HTMLParagraphElement>()
  return (
    <>
      <p ref={text} tabIndex={-1} className="text-sm text-ink-soft outline-none">
        {t('contact.account.text')}
      </p>
      <div className="grid grid-cols-[1fr_auto] items-center gap-x-3 rounded-card rounded-es-sm bg-surface-2 py-2 ps-4 pe-2 text-sm">
        <p className="line-clamp-2 wrap-anywhere">{contact.form.values.message}</p>
        <button type="button" onClick={contact.backToMessage} className="link px-2">
          {t('contact.account.change')}
        </button>
      </div>
      <Segments
        name="way-in"
        look="pill"
        legend={t('contact.account.way')}
        hideLegend
        options={[
          ['new', t('contact.account.new')],
          ['known', t('contact.account.known')],
        ]}
        value={way}
        onChange={setWay}
      />
      {way === 'new' ? (
        <ShortSignUp
          contact={contact}
          onTaken={(address) => {
            setEmail(address)
            setWay('known')
          }}
        />
      ) : (
        <>
          {email && (
            <p role="status" className="text-sm font-medium">
              {t('contact.account.taken')}
            </p>
          )}
          <SignIn email={email} onSignedIn={contact.onSignedIn} />
        </>
      )}
    </>
  )
}
