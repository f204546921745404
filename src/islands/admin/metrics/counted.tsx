import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { dayText } from './change-text.ts'

type Props = {
  /** The last day that is counted. */
  until: string
}

/** How the figures are counted, for who opens it. */
export function Counted({ until }: Props): ReactNode {
  const t = useT('adminMetrics')
  const locale = useLocale()
  const rows: [name: string, how: string][] = [
    [t('adminMetrics.tile.contacts'), t('adminMetrics.how.contacts')],
    [t('adminMetrics.tile.reviews'), t('adminMetrics.how.reviews')],
    [t('adminMetrics.tile.answered'), t('adminMetrics.how.questionnaires')],
    [t('adminMetrics.tile.centres'), t('adminMetrics.how.centres')],
    [t('adminMetrics.signUps'), t('adminMetrics.how.signUps')],
    [t('adminMetrics.activity'), t('adminMetrics.how.activity')],
    [t('adminMetrics.health'), `${t('adminMetrics.how.health')} ${t('adminMetrics.smallNote')}`],
    [t('adminMetrics.usersName'), t('adminMetrics.how.users')],
    [t('adminMetrics.professionals'), t('adminMetrics.how.professionals')],
    [t('adminMetrics.mail.title'), t('adminMetrics.how.mail')],
  ]
  return (
    <details className="text-sm">
      <summary className="link cursor-pointer list-none [&::-webkit-details-marker]:hidden">
        {t('adminMetrics.counted')}
      </summary>
      <p className="text-ink-soft">
        {t('adminMetrics.until', { day: dayText(until, locale) })} {t('adminMetrics.scale')}
      </p>
      <dl className="grid gap-3 pt-3 md:grid-cols-2">
        {rows.map(([name, how]) => (
          <div key={name}>
            <dt className="font-medium">{name}</dt>
            <dd className="text-ink-soft">{how}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
