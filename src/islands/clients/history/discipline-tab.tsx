import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { DISCIPLINE_FIELDS, type DisciplineField } from '#lib/health/discipline.ts'
import type { Written } from '#lib/workspace/history/form.ts'
import { DayField } from './day-field.tsx'
import { PainField } from './pain-field.tsx'
import { TextField } from './text-field.tsx'
import type { EditorForm } from './use-history-form.ts'
import { WrittenPart } from './written-part.tsx'

type Props = { form: EditorForm; written: Written }

/** The form of the own discipline. */
export function DisciplineTab({ form, written }: Props): ReactNode {
  const t = useT('clientHistory')
  const { professionalType: type, discipline } = written
  return (
    <WrittenPart section={discipline} type={type} fields={DISCIPLINE_FIELDS[type]}>
      {DISCIPLINE_FIELDS[type].map((field) => (
        <OwnField key={field} {...{ form, field }} />
      ))}
      <p className="flex gap-2 text-sm text-ink-soft">
        <Eye aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
        {t('clientHistory.readers')}
      </p>
    </WrittenPart>
  )
}

type FieldProps = Pick<Props, 'form'> & { field: DisciplineField }

function OwnField({ form, field }: FieldProps) {
  if (field === 'last_update') return <DayField form={form} />
  if (field === 'pain_level') return <PainField form={form} />
  return (
    <TextField form={form} field={field} height={field === 'current_injury' ? 'low' : 'middle'} />
  )
}
