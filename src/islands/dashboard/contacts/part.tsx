import { useId, type ReactNode } from 'react'
import { Requests } from '#islands/requests/requests.tsx'
import { refreshLists } from '../refresh.ts'
import type { ContactsProps } from './texts.ts'

/** Who has written from the public profile, and what became of it. */
export function ContactsPart({ t, locale }: ContactsProps): ReactNode {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-4">
      <div className="grid gap-1">
        <h2 id={id} className="text-xl">
          {t('requests.received.title')}
        </h2>
        <p className="max-w-[60ch] text-sm text-ink-soft">{t('requests.received.text')}</p>
      </div>
      <Requests box="received" locale={locale} t={t} onChange={() => void refreshLists()} />
    </section>
  )
}
