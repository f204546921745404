import { Check } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Addressee } from '#lib/contact/draft.ts'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { onCitrus } from '#ui/on-citrus.ts'
import { givenName } from './given-name.ts'
import type { ContactT } from './texts.ts'
import { TidePanel } from './tide-panel.tsx'
import type { Contact } from './use-contact.ts'

type Props = {
  contact: Contact
  t: ContactT
  locale: Locale
  to: readonly Addressee[]
  sheetId: string
}

/** Sent: the codes, what happens next, and two ways on. */
export function DoneStep({ contact: { codes }, t, locale, to, sheetId }: Props): ReactNode {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <TidePanel level={100} bead={<Check aria-hidden="true" className="size-12" />}>
      <p ref={text} tabIndex={-1} className="outline-none">
        {to.length === 1
          ? t('contact.done.text', { name: givenName(to[0]!.name) })
          : t('contact.done.textMany')}
      </p>
      {codes.map((code) => (
        <Code key={code} code={code} t={t} />
      ))}
      <a href={`${localizedPath(PATHS.profile, locale)}#requests`} className={onCitrus.primary}>
        {t('contact.done.requests')}
      </a>
      <button type="button" className={onCitrus.quiet} popoverTarget={sheetId}>
        {to.length === 1 ? t('contact.done.back') : t('contact.close')}
      </button>
    </TidePanel>
  )
}

function Code({ code, t }: { code: string; t: ContactT }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setCopied(true)
    } catch {
      // Refused without permission, and missing without https: the code can be selected as text.
    }
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-card border-2 border-dashed border-on-citrus px-4 py-2.5">
      <p className="grid text-sm">
        {t('contact.done.code')}
        <b className="font-display text-base select-all">{code}</b>
      </p>
      <button
        type="button"
        onClick={() => void copy()}
        aria-label={t('contact.done.copyCode', { code })}
        className="min-h-11 px-2 text-sm font-semibold underline underline-offset-4"
      >
        {copied ? t('contact.done.copied') : t('contact.done.copy')}
      </button>
      <span role="status" className="sr-only">
        {copied ? t('contact.done.copied') : ''}
      </span>
    </div>
  )
}
