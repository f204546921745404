import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { weeklyContacts, type Metrics } from '#lib/admin/metrics-schemas.ts'
import { formatCount } from '#lib/format/number.ts'
import { FigureTile } from './figure-tile.tsx'
import { changeOfFourWeeks } from './four-weeks.ts'
import { within, type Range } from './ranges.ts'
import { countText, monthChange, weeksChange } from './change-text.ts'

type Props = { metrics: Metrics; range: Range }

/** The four figures that are looked at first. */
export function Tiles({ metrics, range }: Props): ReactNode {
  const t = useT('adminMetrics')
  const locale = useLocale()
  const { contactsThisMonth, months, until, weekly } = metrics
  const words = { t, locale }
  return (
    <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      <FigureTile
        name={t('adminMetrics.tile.contacts')}
        value={formatCount(contactsThisMonth, locale)}
        note={t('adminMetrics.tile.perWeek', {
          count: formatCount(weeklyContacts(contactsThisMonth), locale),
        })}
        change={monthChange(months && months.contacts, until, words)}
        weeks={within(weekly.contacts, range)}
      />
      <FigureTile
        name={t('adminMetrics.tile.reviews')}
        value={formatCount(months?.reviews.now ?? 0, locale)}
        change={monthChange(months && months.reviews, until, words)}
        weeks={within(weekly.reviews, range)}
      />
      <FigureTile
        name={t('adminMetrics.tile.answered')}
        value={countText(weekly.questionnairesAnswered.at(-1) ?? null, words)}
        isWord={(weekly.questionnairesAnswered.at(-1) ?? null) === null}
        note={t('adminMetrics.lastWeek')}
        change={weeksChange(changeOfFourWeeks(weekly.questionnairesAnswered), words)}
        weeks={within(weekly.questionnairesAnswered, range)}
      />
      <FigureTile
        name={t('adminMetrics.tile.centres')}
        value={countText(weekly.activeCentres.at(-1) ?? null, words)}
        isWord={(weekly.activeCentres.at(-1) ?? null) === null}
        note={t('adminMetrics.lastWeek')}
        change={weeksChange(changeOfFourWeeks(weekly.activeCentres), words)}
        weeks={within(weekly.activeCentres, range)}
      />
    </div>
  )
}
