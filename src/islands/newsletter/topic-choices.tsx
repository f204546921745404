import type { ComponentProps, ReactNode } from 'react'
import { NEWSLETTER_INTERESTS, type NewsletterInterest } from '#lib/newsletter/interests.ts'
import { Choice } from '#ui/choice.tsx'
import { FieldGroup } from '#ui/field-group.tsx'

type Props = {
  legend: string
  help?: string
  label: (topic: NewsletterInterest) => string
  /** The attributes of a topic's control, with its name. */
  control: (topic: NewsletterInterest) => Omit<ComponentProps<typeof Choice>, 'type' | 'children'>
}

/** The topics of the newsletter, any number of them. */
export function TopicChoices({ legend, help, label, control }: Props): ReactNode {
  return (
    <FieldGroup legend={legend} help={help}>
      <span className="flex flex-wrap gap-2">
        {NEWSLETTER_INTERESTS.map((topic) => (
          <Choice key={topic} type="checkbox" {...control(topic)}>
            {label(topic)}
          </Choice>
        ))}
      </span>
    </FieldGroup>
  )
}
