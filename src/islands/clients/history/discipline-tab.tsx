import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { DISCIPLINE_FIELDS, type DisciplineField } from '#lib/health/discipline.ts'
import { formatDate } from '#lib/format/date.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import { localDay } from '#lib/timers/days.ts'
import { isPain, type Written } from '#lib/workspace/history/form.ts'
import { DayField } from './day-field.tsx'
import { PainCourse } from './pain-course.tsx'
import { PainField } from './pain-field.tsx'
import { TextField } from './text-field.tsx'
import type { EditorForm } from './use-history-form.ts'
import { WrittenPart } from './written-part.tsx'

type Props = {
  id: AuthorizationId
  form: EditorForm
  written: Written
  onVersions: () => void
}

/** The own discipline: its form, and how the pain has gone where there is one. */
export function DisciplineTab(props: Props): ReactNode {
  const { id, form, written, onVersions } = props
  const t = useT('clientHistory')
  const { professionalType: type, discipline } = written
  return (
    <div className="grid min-w-0 gap-4">
      <WrittenPart
        part="discipline"
        section={discipline}
        type={type}
        fields={DISCIPLINE_FIELDS[type]}
        onVersions={onVersions}
      >
        {DISCIPLINE_FIELDS[type].map((field) => (
          <OwnField key={field} {...{ form, written, field }} />
        ))}
        <p className="flex gap-2 text-sm text-ink-soft">
          <Eye aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
          {t('clientHistory.readers')}
        </p>
      </WrittenPart>
      {type === 'physiotherapist' && discipline && discipline.version > 1 && (
        <PainCourse id={id} section={discipline} />
      )}
    </div>
  )
}

type FieldProps = Pick<Props, 'form' | 'written'> & { field: DisciplineField }

function OwnField({ form, written, field }: FieldProps) {
  if (field === 'last_update') return <DayField form={form} />
  if (field === 'pain_level') return <Pain form={form} written={written} />
  return (
    <TextField form={form} field={field} height={field === 'current_injury' ? 'low' : 'middle'} />
  )
}

function Pain({ form, written: { discipline } }: Omit<FieldProps, 'field'>) {
  const t = useT('clientHistory')
  const locale = useLocale()
  const level = discipline?.content['pain_level']
  const last =
    discipline && isPain(level)
      ? t('clientHistory.pain.last', {
          date: formatDate(localDay(new Date(discipline.updatedAt)), locale),
          level,
        })
      : undefined
  return <PainField form={form} last={last} />
}
