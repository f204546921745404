import type { ReactNode } from 'react'
import { NEWSLETTER_INTERESTS, type NewsletterInterest } from '#lib/newsletter/interests.ts'
import { Choice } from '#ui/choice.tsx'
import { FieldGroup } from '#ui/field-group.tsx'

type Props = {
  legend: string
  help?: string
  label: (topic: NewsletterInterest) => string
  chosen: readonly NewsletterInterest[]
}

/** The topics of the newsletter, any number of them. */
export function TopicChoices({ legend, help, label, chosen }: Props): ReactNode {
  return (
    <FieldGroup legend={legend} help={help}>
      <span className="flex flex-wrap gap-2">
        {NEWSLETTER_INTERESTS.map((topic) => (
          <Choice
            key={topic}
            type="checkbox"
            name="interests"
            value={topic}
            defaultChecked={chosen.includes(topic)}
          >
            {label(topic)}
          </Choice>
        ))}
      </span>
    </FieldGroup>
  )
}
