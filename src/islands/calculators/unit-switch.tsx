import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { UNITS, type Measure, type Unit, type Units } from '#lib/calculators/units.ts'
import { Segments } from '#ui/segments.tsx'

type Props = {
  id: string
  measures: readonly Measure[]
  units: Units
  onChoose: (measure: Measure, unit: Unit) => void
}

/** kg or lb, cm or in, km or mi. Outside of the form, so that a reset does not revert the choice. */
export function UnitSwitch({ id, measures, units, onChoose }: Props): ReactNode {
  const t = useT('calculators')
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
