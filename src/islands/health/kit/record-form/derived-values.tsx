import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { derive } from '#lib/health/derived.ts'
import { measuredOf, travelling } from '#lib/health/form/record-form.ts'
import type { DerivedName } from '#lib/health/measures.ts'
import { useFields } from './context.ts'
import { valueText } from '../value-text.ts'

const BOX = 'rounded-control border border-dashed border-edge px-3 py-2 text-sm tabular'

/** The body mass index under the weight, with the height that travels along. */
export function BmiBox(): ReactNode {
  const t = useT('health', 'healthBands', 'healthRegister')
  const locale = useLocale()
  const { state } = useFields()
  const { typed, height } = state
  const writing = { t, locale, units: typed.units }
  const values = measuredOf(typed)
  if (values.weight === null) return null
  const isTyped = typed.height.trim() !== ''
  const { bmi } = derive({ ...values, ...(isTyped ? {} : travelling(values, height)) })
  return (
    <p className={`${BOX} col-span-full`}>
      {bmi !== null && (
        <>
          <span className="text-ink-soft">{t('health.measure.bmi')}</span>{' '}
          <b>{valueText(bmi, 'bmi', writing)}</b>{' '}
        </>
      )}
      {!isTyped && (
        <>
          <span className="text-ink-soft">
            {height === null
              ? t('healthRegister.bmi.missing')
              : t('healthRegister.bmi.withHeight', {
                  height: valueText(height, 'height', writing),
                })}
          </span>{' '}
          <button type="button" onClick={() => state.form.focus('height')} className="-my-3 link">
            {height === null ? t('healthRegister.bmi.add') : t('healthRegister.bmi.change')}
          </button>
        </>
      )}
    </p>
  )
}

const OF_LIPIDS: readonly DerivedName[] = [
  'nonHdlCholesterol',
  'ctHdlRatio',
  'ldlHdlRatio',
  'trigHdlRatio',
]

/** What follows from the lipids that are typed. */
export function LipidBoxes(): ReactNode {
  const t = useT('health', 'healthBands')
  const locale = useLocale()
  const { typed } = useFields().state
  const derived = derive(measuredOf(typed))
  const shown = OF_LIPIDS.filter((name) => derived[name] !== null)
  if (shown.length === 0) return null
  return (
    <ul className="col-span-full grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-2">
      {shown.map((name) => (
        <li key={name} className={BOX}>
          <span className="block text-ink-soft">{t(`health.measure.${name}`)}</span>
          <b>{valueText(derived[name]!, name, { t, locale, units: typed.units })}</b>
        </li>
      ))}
    </ul>
  )
}
