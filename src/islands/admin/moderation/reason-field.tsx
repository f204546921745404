import { useId, type ReactNode, type RefObject } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { fieldText } from '#client/field-text.ts'
import { REASON_MAX } from '#lib/fields/reason.ts'
import { Field } from '#ui/field.tsx'
import { Textarea } from '#ui/textarea.tsx'

type Props = {
  label: string
  help: string
  value: string
  /** A problem code of the reason. */
  problem: string | undefined
  field: RefObject<HTMLTextAreaElement | null>
  onChange: (text: string) => void
}

/** The reason that somebody will read. */
export function ReasonField({ label, help, value, problem, field, onChange }: Props): ReactNode {
  const t = useT('admin', 'fields')
  const id = useId()
  return (
    <Field
      id={id}
      label={label}
      help={help}
      helpBelow
      error={fieldText(t, problem)}
      className="mt-4"
    >
      <Textarea
        ref={field}
        rows={3}
        maxLength={REASON_MAX}
        counter={(used, max) => t('admin.counter', { used, max })}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}
