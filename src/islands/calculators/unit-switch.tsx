import type { ReactNode } from 'react'
import { UNITS, type Measure, type Unit, type Units } from '#lib/calculators/units.ts'
import type { SharedT } from './texts.ts'

const LABEL = {
  mass: 'calculators.shared.units.mass',
  length: 'calculators.shared.units.length',
  distance: 'calculators.shared.units.distance',
} as const satisfies Record<Measure, string>

type Props = {
  id: string
  t: SharedT
  measures: readonly Measure[]
  units: Units
  onChoose: (measure: Measure, unit: Unit) => void
}

/** kg or lb, cm or in, km or mi. Outside of the form, whose reset would take the choice back. */
export function UnitSwitch({ id, t, measures, units, onChoose }: Props): ReactNode {
  return (
    <div className="calc-units">
      {measures.map((measure) => (
        <fieldset key={measure} className="calc-segments">
          <legend className="sr-only">{t(LABEL[measure])}</legend>
          {UNITS[measure].map((unit) => (
            <label key={unit}>
              <input
                type="radio"
                name={`${id}-${measure}`}
                value={unit}
                checked={units[measure] === unit}
                onChange={() => onChoose(measure, unit)}
                className="sr-only"
              />
              <span>{unit}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
