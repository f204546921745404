import { useId, type ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { typedEntry } from '#lib/calculators/entry.ts'
import { formatDuration, formatTyped } from '#lib/calculators/format.ts'
import {
  PACE_FIELDS,
  RACE_NAMES,
  RACES,
  splitsOf,
  type PaceResult,
  type Race,
} from '#lib/calculators/running-pace.ts'
import type { Units } from '#lib/calculators/units.ts'
import { cx } from '#ui/cx.ts'
import { useCalculatorContext } from './context.ts'
import { CAPTION } from './looks.ts'
import { measureText } from './measure-text.ts'
import { Facts } from './result-parts.tsx'
import { shownWith } from './shown-with.ts'

const RACE_LABEL = {
  '5k': 'runningPace.race.five',
  '10k': 'runningPace.race.ten',
  half: 'runningPace.race.half',
  marathon: 'runningPace.race.marathon',
} as const satisfies Record<Race, string>

/** Buttons that fill in the distance of a race. */
export function RaceButtons(): ReactNode {
  const t = useT('runningPace')
  const locale = useLocale()
  const { fill } = useCalculatorContext()
  const choose = (race: Race) =>
    fill({ distance: typedEntry(formatTyped(RACES[race], 4, locale), 'km') })
  return (
    <div
      role="group"
      aria-label={t('runningPace.races')}
      className={cx('col-span-full grid grid-cols-2 gap-2', shownWith(PACE_FIELDS.distance.when))}
    >
      {RACE_NAMES.map((race) => (
        <button
          key={race}
          type="button"
          onClick={() => choose(race)}
          className="min-h-11 rounded-full border border-edge bg-surface px-3.5 text-sm font-medium hover:bg-surface-2"
        >
          {t(RACE_LABEL[race])}
        </button>
      ))}
    </div>
  )
}

/** The finish times of the races at a pace. */
export function AtThisPace({ secondsPerKm }: { secondsPerKm: number }): ReactNode {
  const t = useT('runningPace')
  return (
    <div>
      <p className={CAPTION}>{t('runningPace.atPace')}</p>
      <Facts
        facts={RACE_NAMES.map((race) => [
          t(RACE_LABEL[race]),
          formatDuration(RACES[race] * secondsPerKm),
        ])}
      />
    </div>
  )
}

// Ten splits fit, and half of the next shows that there are more.
const CELL = 'border-b border-line py-1.5 pe-2 text-start'
const HEAD = 'text-xs font-normal text-ink-soft'

type SplitsProps = { units: Units; result: PaceResult }

/** Even splits as a table, which scrolls by itself when it is long. */
export function Splits({ units, result }: SplitsProps): ReactNode {
  const t = useT('runningPace')
  const locale = useLocale()
  const id = useId()
  const splits = splitsOf(result, units.distance)
  return (
    <div
      role="group"
      aria-labelledby={id}
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- keyboard scrolling requires focus
      tabIndex={0}
      className="max-h-122 overflow-y-auto rounded-sm"
    >
      <table className="w-full tabular">
        <caption id={id} className={CAPTION}>
          {t('runningPace.splits')}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={cx(CELL, HEAD)}>
              {t('runningPace.distanceColumn')}
            </th>
            <th scope="col" className={cx(CELL, HEAD)}>
              {t('runningPace.timeColumn')}
            </th>
          </tr>
        </thead>
        <tbody>
          {splits.map(({ distanceKm, seconds }) => (
            <tr key={distanceKm}>
              <th scope="row" className={cx(CELL, 'w-28 font-medium')}>
                {measureText(distanceKm, 'distance', { units, locale }, { digits: 3 })}
              </th>
              <td className={cx(CELL, 'font-medium')}>{formatDuration(seconds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
