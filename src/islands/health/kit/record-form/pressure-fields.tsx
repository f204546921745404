import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { dayText } from '#client/health/days.ts'
import { useFields } from './context.ts'
import { numberText } from '../value-text.ts'
import { MeasureField } from './measure-field.tsx'

/** The two figures of a blood pressure, side by side. */
export function PressureFields(): ReactNode {
  const t = useT('health', 'healthRegister')
  return (
    <fieldset className="col-span-full min-w-0">
      <legend className="mb-1.5 flex w-full items-baseline justify-between gap-2 label">
        {t('health.measure.bloodPressure')}
        <PreviousPressure />
      </legend>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] gap-x-2">
        <MeasureField name="systolicBp" caption={t('healthRegister.pressure.systolic')} />
        <span aria-hidden="true" className="pt-2 font-display text-xl font-heading text-ink-soft">
          /
        </span>
        <MeasureField name="diastolicBp" caption={t('healthRegister.pressure.diastolic')} />
      </div>
    </fieldset>
  )
}

function PreviousPressure(): ReactNode {
  const t = useT('health', 'healthBands', 'healthRegister')
  const locale = useLocale()
  const { previous, state } = useFields()
  const { systolicBp, diastolicBp } = previous
  if (!systolicBp || !diastolicBp) return null
  const writing = { t, locale, units: state.typed.units }
  const upper = numberText(systolicBp.value, 'systolicBp', writing)
  const lower = numberText(diastolicBp.value, 'diastolicBp', writing)
  return (
    <span className="text-xs font-normal text-ink-soft tabular">
      {t('healthRegister.previous', {
        value: `${upper}/${lower}`,
        date: dayText(systolicBp.recordDate, t, locale),
      })}
    </span>
  )
}
