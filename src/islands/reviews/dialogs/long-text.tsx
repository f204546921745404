import { REVIEW_TEXT_MAX } from '#lib/reviews/schemas.ts'
import { useT } from '#client/texts/use-t.ts'
import { Field } from '#ui/field.tsx'
import { Textarea } from '#ui/textarea.tsx'

type Props = {
  label: string
  help?: string
  error: string | undefined
  required?: boolean
  value: string
  onChange: (value: string) => void
}

/** The text of a review, a reply or a report, with a counter. */
export function LongText({ label, help, error, required = false, value, onChange }: Props) {
  const t = useT('reviews')
  return (
    <Field
      label={label}
      note={required ? undefined : t('reviews.optional')}
      help={help}
      error={error}
      required={required}
    >
      <Textarea
        value={value}
        maxLength={REVIEW_TEXT_MAX}
        counter={(used, max) => t('reviews.counter', { used, max })}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
