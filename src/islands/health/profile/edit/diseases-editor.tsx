import { useId, type ReactNode } from 'react'
import { fieldText } from '#client/field-text.ts'
import { useT } from '#client/texts/use-t.ts'
import { diseaseName, PAST_DIAGNOSES } from '#islands/health-shared/basics-words.ts'
import { ListInput } from '#islands/account/list-input.tsx'
import { DISEASES, TEXT_MAX } from '#lib/health/history.ts'
import { isOneOf } from '#lib/one-of.ts'
import { Choice } from '#ui/choice.tsx'
import { Field } from '#ui/field.tsx'
import { FieldGroup } from '#ui/field-group.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { toOffered } from './offered.ts'
import type { Edit } from './use-edit.ts'

/** Diseases as boxes, others by name, and earlier diagnoses as a text. */
export function DiseasesEditor({ edit }: { edit: Edit }): ReactNode {
  const t = useT('fields', 'healthProfile', 'healthShared')
  const id = useId()
  const { has, past } = edit.form.chronicDiseases
  const change = (part: Partial<typeof edit.form.chronicDiseases>) =>
    edit.change({ chronicDiseases: { has, past, ...part } })
  const added = has.filter((name) => !isOneOf(DISEASES, name))
  const offered = has.filter((name) => isOneOf(DISEASES, name))
  return (
    <>
      <FieldGroup
        legend={t('healthProfile.dialog.chronicDiseases.label')}
        error={fieldText(t, edit.problem)}
      >
        <span className="flex flex-wrap gap-2">
          {DISEASES.map((name) => (
            <Choice
              key={name}
              type="checkbox"
              checked={has.includes(name)}
              onChange={(event) =>
                change({
                  has: event.target.checked
                    ? [...has, name]
                    : has.filter((other) => other !== name),
                })
              }
            >
              {diseaseName(name, t)}
            </Choice>
          ))}
        </span>
      </FieldGroup>
      <ListInput
        id={id}
        label={t('healthProfile.other')}
        items={added}
        addLabel={t('healthProfile.add')}
        removeLabel={(item) => t('healthProfile.remove', { item })}
        onChange={(items) => {
          const names = items
            .map((item) => toOffered(item, DISEASES, (name) => diseaseName(name, t)))
            .filter((name) => name !== PAST_DIAGNOSES)
          change({ has: [...new Set([...offered, ...names])] })
        }}
      />
      <Field label={t('healthProfile.pastDiagnoses')} help={t('healthProfile.pastDiagnosesHelp')}>
        <Textarea
          rows={3}
          value={past}
          maxLength={TEXT_MAX}
          onChange={(event) => change({ past: event.target.value })}
        />
      </Field>
    </>
  )
}
