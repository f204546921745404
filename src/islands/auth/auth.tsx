import { useState } from 'react'
import { hrefWith, readAddress } from '#client/address/address.ts'
import { replace } from '#client/address/here.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { island } from '#client/island/island.tsx'
import { useHydrated } from '#client/use-hydrated.ts'
import { signInTarget } from '#lib/accounts/return-path.ts'
import { PATHS, profilePath } from '#lib/site/routes.ts'
import { $contactDraft } from '#stores/contact-draft.ts'
import { toast } from '#stores/toasts.ts'
import { cx } from '#ui/cx.ts'
import { Tabs } from '#ui/tabs.tsx'
import { Toaster } from '#ui/toaster.tsx'
import { AUTH, type Mode } from './address.ts'
import { CreatedPanel } from './created-panel.tsx'
import { SignIn } from '#client/account/sign-in.tsx'
import { SignUp } from './sign-up/sign-up.tsx'
import type { Created } from './sign-up/submit-sign-up.ts'
import { useVisitor } from './use-visitor.ts'
import './auth.css'

type Props = {
  /** The form that the address asks for. */
  mode: Mode
}

/** A message that waits in this tab: signing in leads back to it. */
function contactPath(): string | null {
  const [first, ...others] = $contactDraft.get()?.to ?? []
  if (!first) return null
  const path = others.length === 0 ? profilePath(first.type, first.id) : PATHS.shortlist
  return `${path}#contact`
}

/** The delay before the redirect, long enough to read the success message. In ms. */
const PAUSE = 900

function AuthContent({ mode: asked }: Props) {
  const t = useT('auth', 'island')
  const locale = useLocale()
  const hydrated = useHydrated()
  const [mode, setMode] = useState(asked)
  const [{ type, next }] = useState(() =>
    readAddress(AUTH, typeof location === 'undefined' ? '' : location.search),
  )
  const [created, setCreated] = useState<Created>()
  const target = signInTarget(next ?? contactPath(), locale)
  const isAsking = useVisitor(target) === 'asking'

  const show = (to: Mode) => {
    replace(hrefWith(AUTH, { mode: to }))
    setMode(to)
  }
  const onSignedIn = () => {
    toast.success(t('auth.signIn.done'))
    setTimeout(() => location.assign(target), PAUSE)
  }
  const onCreated = (to: Created) => {
    setCreated(to)
    show('login')
    scrollTo({ top: 0 })
  }

  return (
    <>
      {isAsking && (
        <p role="status" className="hidden signed-in:block">
          {t('auth.checking')}
        </p>
      )}
      <div className={cx(isAsking && 'signed-in:hidden')}>
        <Tabs
          label={t('auth.tabs')}
          value={mode}
          onChange={(value) => show(value === 'register' ? 'register' : 'login')}
          tabs={[
            {
              value: 'login',
              label: t('auth.signInTab'),
              panel: (
                <div className="grid gap-5">
                  {created && <CreatedPanel created={created} />}
                  <SignIn
                    key={created?.email ?? ''}
                    email={created?.email ?? ''}
                    onSignedIn={onSignedIn}
                  />
                </div>
              ),
            },
            {
              value: 'register',
              label: t('auth.signUpTab'),
              panel: <SignUp key={created?.email ?? ''} userType={type} onCreated={onCreated} />,
            },
          ]}
        />
      </div>
      {/* The page has this island for each of its forms, and may have one such region. */}
      {hydrated && <Toaster label={t('auth.notices')} closeLabel={t('island.close')} />}
    </>
  )
}

/** The sign-in and sign-up screen. */
export const Auth = island(AuthContent, 'auth', 'fields', 'people', 'photo', 'professionals')
