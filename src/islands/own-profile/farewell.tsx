import { HeartHandshake } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { signOut } from '#client/session-client.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import './farewell.css'

/** How long the farewell is shown, in ms. */
const SHOWN_FOR = 3_000

/** The account has been deleted: shows a farewell, then signs out and goes to the home page. */
export function Farewell(): ReactNode {
  const t = useT('account')
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    scrollTo(0, 0)
    const leave = async () => {
      // The session ended with the account; this clears its cookies. A failure does not matter for the home page.
      await signOut()
      location.replace(localizedPath(PATHS.home, locale))
    }
    const timer = setTimeout(() => void leave(), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [locale])
  return (
    <div className="farewell grid justify-items-center gap-4 py-12 text-center">
      <HeartHandshake aria-hidden="true" className="size-16 text-pine" strokeWidth={1.5} />
      <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {t('account.farewell.title')}
      </h1>
      <p role="status" className="max-w-[46ch] text-lg text-ink-soft">
        {t('account.farewell.text')}
      </p>
    </div>
  )
}
