import { useEffect, useState } from 'react'
import { dropFragment } from '#client/address/drop-fragment.ts'
import { island } from '#client/island/island.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { tokenOf } from '#lib/accounts/link-fragment.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { announce } from '#stores/session.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Toaster } from '#ui/toaster.tsx'
import { Message } from '#client/account/message.tsx'
import { ResetForm } from './reset-form.tsx'

/** How long the final message is shown before the redirect, in ms. */
const PAUSE = { done: 1_500, badLink: 3_000 }

function ResetPasswordContent() {
  const t = useT('auth', 'island')
  const locale = useLocale()
  const [token] = useState(() => tokenOf(location.hash, 'recovery'))
  const [isBad, setBad] = useState(token === null)
  const [done, setDone] = useState(false)

  useEffect(() => {
    // Removed from the address bar and the history before anything else can read it.
    if (token !== null) announce('password-recovery')
    if (location.hash) dropFragment()
  }, [token])
  useEffect(() => {
    if (!isBad) return
    const target = localizedPath(PATHS.forgotPassword, locale)
    const leaving = setTimeout(() => location.assign(target), PAUSE.badLink)
    return () => clearTimeout(leaving)
  }, [isBad, locale])

  const onDone = () => {
    setDone(true)
    toast.success(t('auth.reset.done'))
    setTimeout(() => location.assign(localizedPath(PATHS.signIn, locale)), PAUSE.done)
  }
  return (
    <>
      {isBad || token === null ? (
        <Message role="alert">
          <p className="font-medium">{t('auth.reset.badLink')}</p>
          <Button size="sm" href={localizedPath(PATHS.forgotPassword, locale)}>
            {t('auth.reset.again')}
          </Button>
        </Message>
      ) : (
        <ResetForm token={token} done={done} onDone={onDone} onBadLink={() => setBad(true)} />
      )}
      <Toaster label={t('auth.notices')} closeLabel={t('island.close')} />
    </>
  )
}

/** Sets a new password by a mailed link. Client-only: the link's token is in the fragment. */
export const ResetPassword = island(ResetPasswordContent, 'auth', 'fields')
