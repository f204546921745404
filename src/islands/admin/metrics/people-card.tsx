import { useId, type ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { ROLES } from '#lib/accounts/roles.ts'
import type { Metrics } from '#lib/admin/metrics-schemas.ts'
import { formatCount, formatRating } from '#lib/format/number.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'

type Props = { metrics: Metrics }

/** What there is: accounts by role, professionals and their ratings, articles. */
export function PeopleCard({ metrics }: Props): ReactNode {
  const t = useT('adminMetrics')
  const locale = useLocale()
  const { users, professionals, articles } = metrics
  const id = useId()
  const count = (of: number) => formatCount(of, locale)
  const total = ROLES.reduce((sum, role) => sum + users[role], 0)
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 content-start gap-x-8 gap-y-4 rounded-card border border-line bg-surface p-4 sm:p-6 md:grid-cols-2"
    >
      <h2 id={id} className="text-xl md:col-span-2">
        {t('adminMetrics.there')}
      </h2>
      <div>
        <h3 className="font-sans text-base tracking-normal">
          {t('adminMetrics.users', { count: count(total) })}
        </h3>
        <dl className="divide-y divide-line text-sm">
          {ROLES.map((role) => (
            <Line key={role} name={t(`adminMetrics.role.${role}`)} value={count(users[role])} />
          ))}
        </dl>
      </div>
      <div>
        <h3 className="font-sans text-base tracking-normal">{t('adminMetrics.professionals')}</h3>
        <dl className="divide-y divide-line text-sm">
          {PROFESSIONAL_TYPES.map((type) => {
            const { count: of, rating } = professionals[type]
            return (
              <Line
                key={type}
                name={t(`adminMetrics.role.${type}`)}
                value={count(of)}
                note={
                  rating === null
                    ? t('adminMetrics.noReviews')
                    : t('adminMetrics.rating', { rating: formatRating(rating, locale) })
                }
              />
            )
          })}
          <Line name={t('adminMetrics.articles')} value={count(articles)} />
        </dl>
      </div>
    </section>
  )
}

function Line({ name, value, note }: { name: string; value: string; note?: string }) {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 py-1">
      <dt className="me-auto">{name}</dt>
      <dd className="flex items-baseline gap-x-3 tabular">
        {note && <span className="text-ink-soft">{note}</span>}
        <b className="min-w-10 text-end">{value}</b>
      </dd>
    </div>
  )
}
