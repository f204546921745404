import { RefreshCw } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { chosen, type Conflict } from '#lib/health/form/merge-record.ts'
import { unitOfMeasure } from '#lib/health/form/record-form.ts'
import { formatDate } from '#lib/format/date.ts'
import { isDate } from '#lib/fields/age.ts'
import { MEASURED } from '#lib/health/measures.ts'
import { useCentre } from '../kit/centre.tsx'
import { kindOf, unitText } from '../kit/kinds.ts'
import type { RecordFormState } from '../kit/record-form/use-record-form.ts'
import type { RecordsT } from './texts.ts'

type Props = { t: RecordsT; state: RecordFormState; conflicts: readonly Conflict[] }

/** Shown when the record was saved elsewhere meanwhile: both values of what differs, to choose from. */
export function StalePanel({ t, state, conflicts }: Props): ReactNode {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    panel.current?.focus()
  }, [conflicts])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={t('healthRecords.stale.title')}
      className="grid min-w-0 gap-4 rounded-card border border-edge bg-surface-2 p-4"
    >
      <div role="alert" className="grid gap-1">
        <h3 className="flex items-center gap-2.5 text-lg">
          <RefreshCw aria-hidden="true" className="size-5 shrink-0 text-clay-strong" />
          {t('healthRecords.stale.title')}
        </h3>
        <p className="text-sm">
          {conflicts.length > 0 ? t('healthRecords.stale.choose') : t('healthRecords.stale.merged')}
        </p>
      </div>
      {conflicts.map((conflict) => (
        <Choice key={conflict.fields[0]} {...{ t, state, conflict }} />
      ))}
    </section>
  )
}

type ChoiceProps = { t: RecordsT; state: RecordFormState; conflict: Conflict }
const SIDES = ['mine', 'theirs'] as const

/** The two values of a field; choosing one puts it into the form. */
function Choice({ t, state, conflict }: ChoiceProps): ReactNode {
  const { t: words, locale } = useCentre()
  const [whose, setWhose] = useState<(typeof SIDES)[number]>('mine')
  const [field] = conflict.fields
  const choose = (side: (typeof SIDES)[number]) => {
    setWhose(side)
    state.fill(chosen(state.form.getValues(), conflict, side))
  }
  const text = (side: (typeof SIDES)[number]) => {
    const shown = conflict[side].texts.filter((part) => part !== '').join('/')
    if (shown === '') return t('healthRecords.stale.empty')
    if (field === 'note') return shown
    if (field === 'recordDate') return isDate(shown) ? formatDate(shown, locale) : shown
    const unit = unitOfMeasure(field, state.typed.units)
    return `${shown} ${unitText(unit, MEASURED[field].quantity, words)}`
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">
        {field === 'recordDate'
          ? t('healthRegister.date.label')
          : field === 'note'
            ? t('healthRegister.note.label')
            : words(`health.measure.${kindOf(field)}`)}
      </legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {SIDES.map((side) => (
          <label
            key={side}
            className="grid min-h-12 min-w-0 grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 rounded-control border border-edge bg-surface px-3.5 py-2.5 text-sm has-checked:border-pine"
          >
            <input
              type="radio"
              name={`stale-${field}`}
              checked={whose === side}
              onChange={() => choose(side)}
              className="row-span-2 mt-0.5 size-5 accent-pine"
            />
            <span className="font-semibold">
              {side === 'mine' ? t('healthRecords.stale.mine') : t('healthRecords.stale.theirs')}
            </span>
            <span className="wrap-anywhere whitespace-pre-line">{text(side)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
