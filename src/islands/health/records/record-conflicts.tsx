import type { ReactNode } from 'react'
import { StaleChoices } from '#client/editing/stale-choices.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { isDate } from '#lib/fields/age.ts'
import { formatDate } from '#lib/format/date.ts'
import { isMeasured, unitOfMeasure, type RecordForm } from '#lib/health/form/record-form.ts'
import { MEASURED } from '#lib/health/measures.ts'
import type { Conflict } from '#lib/merge.ts'
import { kindOf, unitText } from '#client/health/kinds.ts'
import type { RecordEditing } from './use-record-editing.ts'

/** Both values of what was changed here and elsewhere. */
export function RecordConflicts({ editing }: { editing: RecordEditing }): ReactNode {
  const t = useT('health', 'healthRegister')
  const locale = useLocale()
  const labelOf = ({ names: [name] }: Conflict<RecordForm>) => {
    if (name === 'recordDate') return t('healthRegister.date.label')
    return isMeasured(name) ? t(`health.measure.${kindOf(name)}`) : t('healthRegister.note.label')
  }
  const textOf = ({ names, ...versions }: Conflict<RecordForm>, side: 'mine' | 'theirs') => {
    const [name] = names
    const form = versions[side]
    if (name === 'recordDate')
      return isDate(form[name]) ? formatDate(form[name], locale) : form[name]
    if (!isMeasured(name)) return form.note
    const shown = names
      .filter(isMeasured)
      .map((each) => form[each])
      .filter(Boolean)
      .join('/')
    const unit = unitText(unitOfMeasure(name, form.units), MEASURED[name].quantity, t)
    return shown && `${shown} ${unit}`
  }
  return <StaleChoices editing={editing} labelOf={labelOf} textOf={textOf} />
}
