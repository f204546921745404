import { useEffect, useRef, type ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { TrackingCode } from '#client/contact/tracking-code.tsx'
import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import type { SiteMessageSent } from '#lib/site-messages/schemas.ts'
import { onCitrus } from '#ui/on-citrus.ts'
import { Pulse } from '#ui/pulse.tsx'

type Props = {
  sent: SiteMessageSent
  /** Shows the form again; without it, the page does. */
  onAgain: (() => void) | undefined
  /** It was sent just now, so the focus comes here from the form. */
  fresh: boolean
}

/** The message was sent: its code, and where to go on. */
export function SentPanel({ sent, onAgain, fresh }: Props): ReactNode {
  const t = useT('contactPage')
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (fresh) heading.current?.focus()
  }, [fresh])
  return (
    <div className="overflow-hidden rounded-panel bg-citrus pt-8 text-on-citrus shadow-soft">
      <Pulse scale={2} at="2rem" className="block text-on-citrus!" draws />
      <div className="grid gap-4 p-6 sm:p-8">
        <h2
          ref={heading}
          tabIndex={-1}
          className="max-w-[14ch] text-xl focus-visible:outline-on-citrus"
        >
          {t('contactPage.sent.title')}
        </h2>
        <p>
          {t('contactPage.sent.text')}{' '}
          {sent.copied ? t('contactPage.sent.copied') : t('contactPage.sent.notCopied')}
        </p>
        <TrackingCode
          code={sent.code}
          label={t('contactPage.sent.code')}
          copy={t('contactPage.sent.copy')}
          copied={t('contactPage.sent.copiedCode')}
        />
        <div className="flex flex-wrap gap-3">
          <a href={localizedPath(PATHS.home, locale)} className={onCitrus.primary}>
            {t('contactPage.sent.home')}
          </a>
          {onAgain ? (
            <button type="button" onClick={onAgain} className={onCitrus.quiet}>
              {t('contactPage.sent.another')}
            </button>
          ) : (
            <a href={localizedPath(PATHS.contact, locale)} className={onCitrus.quiet}>
              {t('contactPage.sent.another')}
            </a>
          )}
        </div>
      </div>
    </div>
  )
}
