import type { ReactNode } from 'react'
import { useIsDemo } from '#client/data/data.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { NO_BAND_TEXTS } from '#lib/health/bands/no-band.ts'
import { BAND_SOURCES } from '#lib/health/bands/sources.ts'
import { daysBetween } from '#lib/format/days-between.ts'
import { Band, GoalBar } from '#ui/band.tsx'
import { Sparkline } from '#ui/sparkline.tsx'
import { Tile } from '#ui/tile.tsx'
import { agoText, dayText, today } from './days.ts'
import { unitName } from './kinds.ts'
import type { KindReading } from './reading-of.ts'
import { changeText, goalText, latestText, type Reader } from './value-texts.ts'

type Props = {
  reading: KindReading
  reader: Reader
  isOpen: boolean
  onOpen: () => void
  /** For professionals, who compare many. */
  dense?: boolean
}

/** The newest value of a kind; opens its chart. */
export function ValueTile({ reading, reader, isOpen, onOpen, dense = false }: Props): ReactNode {
  const t = useT('health')
  const locale = useLocale()
  const { kind, recordDate, line, band, goal } = reading
  const { units } = reader
  const isDemo = useIsDemo()
  const change = changeText(reading, daysBetween(recordDate, today()), reader)
  return (
    <Tile
      name={t(`health.measure.${kind}`)}
      // The demonstration is drawn by the build, and read on another day.
      date={isDemo ? agoText(recordDate, t) : dayText(recordDate, t, locale)}
      value={latestText(reading, reader)}
      unit={unitName(kind, units, t)}
      change={change}
      line={line.length > 1 && <Sparkline points={line} old={change.kind === 'old'} />}
      foot={(goal ?? band) && <Foot reading={reading} reader={reader} />}
      open={isOpen}
      onOpen={onOpen}
      dense={dense}
    />
  )
}

/** The goal that the person has set, or the band of a source, or why there is none. */
function Foot({ reading, reader }: Pick<Props, 'reading' | 'reader'>) {
  const t = useT('health', 'healthBands')
  const { band, goal } = reading
  if (goal) {
    const text = goalText(reading.kind, goal, reader)
    return (
      <>
        <GoalBar done={goal.progress * 100} label={text} />
        <span>{text}</span>
      </>
    )
  }
  if (!band) return null
  if ('none' in band) return <span className="text-ink-soft">{t(NO_BAND_TEXTS[band.none])}</span>
  const { name, link } = BAND_SOURCES[band.source]
  const source = t(name)
  return (
    <>
      <Band
        steps={band.steps.map(() => 1)}
        current={band.current}
        at={band.at}
        label={t('health.overview.bandOf', { band: t(band.name), source })}
      />
      <span>
        {`${t('health.overview.quoted', { name: t(band.name) })} · `}
        <a href={link} target="_blank" rel="noreferrer">
          {source}
        </a>
      </span>
    </>
  )
}
