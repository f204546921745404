import { useId, type ReactNode } from 'react'
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
import type { Locale } from '#lib/i18n/locales.ts'
import type { Translate } from '#lib/i18n/t.ts'
import { useCalculatorContext } from './context.ts'
import { measureText } from './measure-text.ts'
import type { CalculatorTexts } from './texts.ts'

type T = Translate<CalculatorTexts<'runningPace'>>

const RACE_LABEL = {
  '5k': 'calculators.runningPace.race.five',
  '10k': 'calculators.runningPace.race.ten',
  half: 'calculators.runningPace.race.half',
  marathon: 'calculators.runningPace.race.marathon',
} as const satisfies Record<Race, string>

/** Fills in the distance of a race. */
export function RaceButtons({ t }: { t: T }): ReactNode {
  const { fill, locale } = useCalculatorContext()
  const choose = (race: Race) =>
    fill({ distance: typedEntry(formatTyped(RACES[race], 4, locale), 'km') })
  return (
    <div
      role="group"
      aria-label={t('calculators.runningPace.races')}
      className="calc-presets"
      data-when={PACE_FIELDS.distance.when.is.join(' ')}
    >
      {RACE_NAMES.map((race) => (
        <button key={race} type="button" onClick={() => choose(race)}>
          {t(RACE_LABEL[race])}
        </button>
      ))}
    </div>
  )
}

/** How long the races take at a pace. */
export function AtThisPace({ t, secondsPerKm }: { t: T; secondsPerKm: number }): ReactNode {
  return (
    <div>
      <p className="calc-caption">{t('calculators.runningPace.atPace')}</p>
      <dl className="calc-tiles">
        {RACE_NAMES.map((race) => (
          <div key={race}>
            <dt>{t(RACE_LABEL[race])}</dt>
            <dd>{formatDuration(RACES[race] * secondsPerKm)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

type SplitsProps = { t: T; locale: Locale; units: Units; result: PaceResult }

/** Even splits as a table, which scrolls by itself when it is long. */
export function Splits({ t, locale, units, result }: SplitsProps): ReactNode {
  const id = useId()
  const splits = splitsOf(result, units.distance)
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className="calc-scroll" role="group" aria-labelledby={id} tabIndex={0}>
      <table className="calc-table calc-splits">
        <caption id={id}>{t('calculators.runningPace.splits')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('calculators.runningPace.distanceColumn')}</th>
            <th scope="col">{t('calculators.runningPace.timeColumn')}</th>
          </tr>
        </thead>
        <tbody>
          {splits.map(({ distanceKm, seconds }) => (
            <tr key={distanceKm}>
              <th scope="row">
                {measureText(distanceKm, 'distance', { units, locale }, { digits: 3 })}
              </th>
              <td>{formatDuration(seconds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
