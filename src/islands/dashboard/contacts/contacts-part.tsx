import { useId, type ReactNode } from 'react'
import { useAddress } from '#client/address/use-address.ts'
import { useT } from '#client/texts/use-t.ts'
import { Requests } from '#client/requests/requests.tsx'
import { DASHBOARD, hrefOfPage } from '../address.ts'

/** Who has written from the public profile, and what became of it. */
export function ContactsPart(): ReactNode {
  const t = useT('requests')
  const id = useId()
  const { page } = useAddress(DASHBOARD)
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-4">
      <div className="grid gap-1">
        <h2 id={id} className="text-xl">
          {t('requests.received.title')}
        </h2>
        <p className="max-w-[60ch] text-sm text-ink-soft">{t('requests.received.text')}</p>
      </div>
      <Requests box="received" page={page} hrefOf={hrefOfPage} />
    </section>
  )
}
