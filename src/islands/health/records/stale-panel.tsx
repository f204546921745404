import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { chosen, type Conflict } from '#lib/health/form/merge-record.ts'
import { unitOfMeasure } from '#lib/health/form/record-form.ts'
import { formatDate } from '#lib/format/date.ts'
import { isDate } from '#lib/fields/age.ts'
import { MEASURED } from '#lib/health/measures.ts'
import { StalePanel as Panel, type Side } from '#ui/stale-panel.tsx'
import { kindOf, unitText } from '../kit/kinds.ts'
import type { RecordFormState } from '../kit/record-form/use-record-form.ts'

type Props = { state: RecordFormState; conflicts: readonly Conflict[] }

/** Shown when the record was saved elsewhere meanwhile: both values of what differs; choosing one puts it into the form. */
export function StalePanel({ state, conflicts }: Props): ReactNode {
  const t = useT('health', 'healthRecords', 'healthRegister')
  const locale = useLocale()
  const labelOf = ({ fields: [field] }: Conflict) => {
    if (field === 'recordDate') return t('healthRegister.date.label')
    return field === 'note' ? t('healthRegister.note.label') : t(`health.measure.${kindOf(field)}`)
  }
  const textOf = (conflict: Conflict, side: Side) => {
    const [field] = conflict.fields
    const shown = conflict[side].texts.filter((part) => part !== '').join('/')
    if (shown === '') return t('healthRecords.stale.empty')
    if (field === 'note') return shown
    if (field === 'recordDate') return isDate(shown) ? formatDate(shown, locale) : shown
    const unit = unitOfMeasure(field, state.typed.units)
    return `${shown} ${unitText(unit, MEASURED[field].quantity, t)}`
  }
  return (
    <Panel
      heading="h3"
      title={t('healthRecords.stale.title')}
      text={
        conflicts.length > 0 ? t('healthRecords.stale.choose') : t('healthRecords.stale.merged')
      }
      sides={{ mine: t('healthRecords.stale.mine'), theirs: t('healthRecords.stale.theirs') }}
      news={conflicts}
      choices={conflicts.map((conflict) => ({
        name: `stale-${conflict.fields[0]}`,
        label: labelOf(conflict),
        mine: textOf(conflict, 'mine'),
        theirs: textOf(conflict, 'theirs'),
        onChoose: (side) => state.fill(chosen(state.form.now(), conflict, side)),
      }))}
    />
  )
}
