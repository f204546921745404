import { useState, type ReactNode } from 'react'
import { useChange } from '#client/data/use-change.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import * as health from '#lib/health/calls.ts'
import { UNIT_CHOICES, type HealthUnits, type UnitChoice } from '#lib/health/quantities.ts'
import { Button } from '#ui/button.tsx'
import { Segments } from '#ui/segments.tsx'
import { useCentre } from '../kit/centre.tsx'

const CHOICES = Object.keys(UNIT_CHOICES) as UnitChoice[]

/** The units in which the person reads and writes; what is stored never changes with them. */
export function UnitsCard(): ReactNode {
  const t = useT('healthRegister')
  const { overview } = useCentre()
  const { units, version } = overview.settings
  const [isOpen, setOpen] = useState(false)
  const { mutate, isPending, variables, error } = useChange(health.updateSettings)
  const shown: HealthUnits = (isPending && variables.body.units) || units
  const choose = (choice: UnitChoice, unit: string) => {
    if (!isPending) mutate({ body: { version, units: { ...units, [choice]: unit } } })
  }
  return (
    <section
      aria-labelledby="record-units"
      className="grid gap-2 rounded-card border border-line bg-surface p-5"
    >
      <h3 id="record-units" className="text-lg">
        {t('healthRegister.units.title')}
      </h3>
      <p className="text-sm">
        {[units.mass, units.length, units.concentration, units.hba1c].join(', ')}
      </p>
      <Button
        variant="quiet"
        size="sm"
        className="mt-1 justify-self-start"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t('healthRegister.units.close') : t('healthRegister.units.change')}
      </Button>
      {isOpen && (
        <div className="mt-2 grid gap-4">
          {CHOICES.map((choice) => (
            <Segments
              key={choice}
              legend={t(`healthRegister.units.of.${choice}`)}
              name={`record-unit-${choice}`}
              look="pill"
              options={UNIT_CHOICES[choice].map((unit) => [unit, unit] as const)}
              value={shown[choice]}
              onChange={(unit) => choose(choice, unit)}
            />
          ))}
        </div>
      )}
      <ChangeFailed failure={error} texts={{ other: t('healthRegister.units.failed') }} />
    </section>
  )
}
