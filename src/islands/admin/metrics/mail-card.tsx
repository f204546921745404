import { Check, CircleAlert, Hourglass, RefreshCw, type LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { Metrics } from '#lib/admin/metrics-schemas.ts'
import { formatCount } from '#lib/format/number.ts'
import { MAIL_STATES, type MailState } from './mail-states.ts'

const ICONS: Record<MailState, LucideIcon> = {
  sentToday: Check,
  queued: Hourglass,
  retrying: RefreshCw,
  givenUp: CircleAlert,
}

type Props = { mail: Metrics['mail'] }

/** What became of the mails; of those that fail their kinds, never to whom they go. */
export function MailCard({ mail }: Props): ReactNode {
  const t = useT('adminMetrics')
  const locale = useLocale()
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 content-start gap-2 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <h2 id={id} className="text-xl">
        {t('adminMetrics.mail.title')}
      </h2>
      <dl className="divide-y divide-line text-sm">
        {MAIL_STATES.map((state) => {
          const Icon = ICONS[state]
          return (
            <div key={state} className="flex min-h-11 items-center gap-2.5">
              <dt className="me-auto flex items-center gap-2.5">
                <Icon aria-hidden="true" className="size-4.5 text-ink-soft" />
                {t(`adminMetrics.mail.${state}`)}
              </dt>
              <dd className="font-medium tabular">{formatCount(mail[state], locale)}</dd>
            </div>
          )
        })}
      </dl>
      {mail.failing.length > 0 && (
        <details className="text-sm">
          <summary className="link cursor-pointer list-none [&::-webkit-details-marker]:hidden">
            {t('adminMetrics.mail.failing')}
          </summary>
          <ul className="grid gap-1 pb-2">
            {mail.failing.map(({ template, retrying, givenUp }) => (
              <li key={template}>
                <code className="font-medium">{template}</code>
                {': '}
                {t('adminMetrics.mail.failingOf', {
                  retrying: formatCount(retrying, locale),
                  givenUp: formatCount(givenUp, locale),
                })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
