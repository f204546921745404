import type { ReactNode } from 'react'
import { UNITS, type Measure, type Unit, type Units } from '#lib/calculators/units.ts'
import { Segments } from '#ui/segments.tsx'
import type { SharedT } from './texts.ts'

type Props = {
  id: string
  t: SharedT
  measures: readonly Measure[]
  units: Units
  onChoose: (measure: Measure, unit: Unit) => void
}

/** kg or lb, cm or in, km or mi. Outside of the form, so that a reset does not revert the choice. */
export function UnitSwitch({ id, t, measures, units, onChoose }: Props): ReactNode {
  return (
    <div data-part="units" className="flex flex-wrap justify-end gap-2">
      {measures.map((measure) => (
        <Segments<Unit>
          key={measure}
          legend={t(`calculators.units.${measure}`)}
          hideLegend
          look="pill"
          name={`${id}-${measure}`}
          options={UNITS[measure].map((unit) => [unit, unit] as const)}
          value={units[measure]}
          onChange={(unit) => onChoose(measure, unit)}
        />
      ))}
    </div>
  )
}
