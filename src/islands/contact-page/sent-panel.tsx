import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useHydrated } from '#client/use-hydrated.ts'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import type { SiteMessageSent } from '#lib/site-messages/contract.ts'
import { onCitrus } from '#ui/on-citrus.ts'
import { Pulse } from '#ui/pulse.tsx'
import { copyText } from '#ui/share-link.ts'
import type { ContactT } from './texts.ts'

type Props = {
  t: ContactT
  locale: Locale
  sent: SiteMessageSent
  /** Shows the form again; without it, the page does. */
  onAgain: (() => void) | undefined
  /** It was sent just now, so the focus comes here from the form. */
  fresh: boolean
}

/** The message was sent: its code, and where to go on. */
export function SentPanel({ t, locale, sent, onAgain, fresh }: Props): ReactNode {
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
          className="max-w-[14ch] text-2xl focus-visible:outline-on-citrus"
        >
          {t('contactPage.sent.title')}
        </h2>
        <p>
          {t('contactPage.sent.text')}{' '}
          {sent.copied ? t('contactPage.sent.copied') : t('contactPage.sent.notCopied')}
        </p>
        <TrackingCode t={t} code={sent.code} />
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

function TrackingCode({ t, code }: { t: ContactT; code: string }) {
  const hydrated = useHydrated()
  const [copied, setCopied] = useState(false)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control border-2 border-dashed border-on-citrus px-4 py-3">
      <p>
        <span className="block text-sm">{t('contactPage.sent.code')}</span>
        <strong className="font-display text-lg wrap-anywhere select-all">{code}</strong>
      </p>
      {hydrated && (
        <button
          type="button"
          onClick={() => void copyText(code).then(setCopied)}
          className="inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4 focus-visible:outline-on-citrus"
        >
          {copied ? (
            <Check aria-hidden="true" className="size-5" />
          ) : (
            <Copy aria-hidden="true" className="size-5" />
          )}
          <span aria-live="polite">
            {copied ? t('contactPage.sent.copiedCode') : t('contactPage.sent.copy')}
          </span>
        </button>
      )}
    </div>
  )
}
