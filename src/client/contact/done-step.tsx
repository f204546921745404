import { Check } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { Addressee } from '#lib/contact/draft.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { onCitrus } from '#ui/on-citrus.ts'
import { givenName } from '#lib/format/given-name.ts'
import { TidePanel } from './tide-panel.tsx'
import { TrackingCode } from './tracking-code.tsx'
import type { Contact } from './use-contact.ts'

type Props = {
  contact: Contact
  to: readonly Addressee[]
  sheetId: string
}

/** Sent: the codes, what happens next, and two ways on. */
export function DoneStep({ contact: { codes }, to, sheetId }: Props): ReactNode {
  const t = useT('contact', 'island')
  const locale = useLocale()
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
        <TrackingCode
          key={code}
          code={code}
          label={t('contact.done.code')}
          copy={t('contact.done.copy')}
          copied={t('contact.done.copied')}
        />
      ))}
      <a href={`${localizedPath(PATHS.profile, locale)}#requests`} className={onCitrus.primary}>
        {t('contact.done.requests')}
      </a>
      <button type="button" className={onCitrus.quiet} popoverTarget={sheetId}>
        {to.length === 1 ? t('contact.done.back') : t('island.close')}
      </button>
    </TidePanel>
  )
}
