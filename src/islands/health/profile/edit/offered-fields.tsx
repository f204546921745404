import type { ReactNode } from 'react'
import { Fields } from '#client/form/fields.tsx'
import { ListInput } from '#client/form/list-input.tsx'
import type { Form } from '#client/form/use-form.ts'
import type { Option } from '#lib/fields/field-spec.ts'
import { toOffered } from './offered.ts'
import type { ProfileForm } from './profile-form.ts'

type Props = {
  form: Form<ProfileForm>
  /** Of the boxes, and of the others. */
  names: ['chronicDiseases', 'otherDiseases'] | ['objectives', 'otherObjectives']
  labels: [boxes: string, others: string]
  options: readonly Option[]
}

/** Boxes to tick, and others by name. The name of an offered one ticks its box. */
export function OfferedFields({ form, names, labels, options }: Props): ReactNode {
  const [boxes, others] = names
  const change = (items: readonly string[]) => {
    const written = new Set(items.map((item) => toOffered(item, options)))
    const slugs = options.map(([slug]) => slug)
    form.set({
      [boxes]: slugs.filter((slug) => form.now()[boxes].includes(slug) || written.has(slug)),
      [others]: [...written].filter((item) => !slugs.includes(item)),
    })
  }
  return (
    <>
      <Fields form={form} of={{ [boxes]: { kind: 'some', label: labels[0], options } }} />
      <ListInput name={others} label={labels[1]} items={form.values[others]} onChange={change} />
    </>
  )
}
