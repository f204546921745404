import { useMemo, type ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { formatDate } from '#lib/format/date.ts'
import { isDate } from '#lib/fields/age.ts'
import { formatMoment } from '#lib/format/moment.ts'
import { NOTES_KEY } from '#lib/health/discipline.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import { wordDiff } from '#lib/workspace/history/both.ts'
import { hasBoth, type Offer } from '#lib/workspace/history/offer.ts'
import { StalePanel, type VersionChoice } from '#ui/stale-panel.tsx'
import { fieldName } from './field-name.ts'
import type { HistoryFormState } from './use-history-form.ts'

type Props = { state: HistoryFormState }

/** Shown when somebody else saved meanwhile: both texts of what differs, and both of them together. */
export function StaleChoices({ state }: Props): ReactNode {
  const t = useT('clientHistory', 'healthShared')
  const locale = useLocale()
  const { news, round, written, choose } = state
  const savedBy = ({ field }: Offer): Pick<VersionChoice, 'savedBy'> => {
    const section = field === NOTES_KEY ? written.notes : written.discipline
    if (!section) return {}
    const { updatedByName, updatedAt } = section
    return {
      savedBy: t('clientHistory.stale.by', {
        name: updatedByName || t('healthShared.somebody'),
        date: formatMoment(updatedAt, locale),
      }),
    }
  }
  return (
    <StalePanel
      key={round}
      heading="h3"
      title={t('clientHistory.stale.title')}
      text={
        news.offers.length > 0 ? t('clientHistory.stale.choose') : t('clientHistory.stale.merged')
      }
      sides={{ mine: t('clientHistory.stale.mine'), theirs: t('clientHistory.stale.theirs') }}
      news={round}
      choices={news.offers.map((offer) => ({
        name: `stale-${offer.field}`,
        label: fieldName(offer.field, t),
        ...shownSides(offer, t, locale),
        ...savedBy(offer),
        onChoose: (side) => choose(offer, side),
        ...(hasBoth(offer) && {
          both: {
            label: t('clientHistory.stale.both'),
            text: t('clientHistory.stale.bothText'),
            onChoose: () => choose(offer, 'both'),
          },
        }),
      }))}
    />
  )
}

/** Both values as they are read; of texts what differs is marked. */
function shownSides(offer: Offer, t: T<'clientHistory'>, locale: Locale) {
  const { mine, theirs } = offer
  if (hasBoth(offer)) {
    return {
      mine: <Marked mine={mine} theirs={theirs} side="mine" />,
      theirs: <Marked mine={mine} theirs={theirs} side="theirs" />,
    }
  }
  const plain = (text: string) =>
    isDate(text) ? formatDate(text, locale) : text.trim() || t('clientHistory.stale.empty')
  return { mine: plain(mine), theirs: plain(theirs) }
}

type MarkedProps = { mine: string; theirs: string; side: 'mine' | 'theirs' }

/** One of two texts, with what the other does not say marked. */
function Marked({ mine, theirs, side }: MarkedProps): ReactNode {
  // Two long texts take a third of a second, and every key that is pressed in the form draws this anew.
  const parts = useMemo(() => wordDiff(mine, theirs), [mine, theirs])
  return parts[side].map(({ text, isShared }, index) =>
    isShared ? (
      text
    ) : (
      // The parts of a text have no other name than their place.
      <mark key={index} className="bg-pine-wash text-ink underline decoration-2 underline-offset-4">
        {text}
      </mark>
    ),
  )
}
