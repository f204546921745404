import { useId, type ReactNode } from 'react'
import { fieldText } from '#client/field-text.ts'
import { useT } from '#client/texts/use-t.ts'
import { objectiveName } from '#islands/health-shared/basics-words.ts'
import { ListInput } from '#islands/account/list-input.tsx'
import { isOneOf } from '#lib/one-of.ts'
import { GOALS } from '#lib/professionals/goals.ts'
import { Choice } from '#ui/choice.tsx'
import { FieldGroup } from '#ui/field-group.tsx'
import { toOffered } from './offered.ts'
import type { Edit } from './use-edit.ts'

/** Objectives: some to choose from, and own ones. */
export function ObjectivesEditor({ edit }: { edit: Edit }): ReactNode {
  const t = useT('fields', 'healthProfile', 'healthShared')
  const id = useId()
  const { objectives } = edit.form
  const own = objectives.filter((name) => !isOneOf(GOALS, name))
  const chosen = objectives.filter((name) => isOneOf(GOALS, name))
  const set = (next: readonly string[]) => edit.change({ objectives: [...new Set(next)] })
  return (
    <>
      <FieldGroup
        legend={t('healthProfile.dialog.objectives.label')}
        error={fieldText(t, edit.problem)}
      >
        <span className="flex flex-wrap gap-2">
          {GOALS.map((goal) => (
            <Choice
              key={goal}
              type="checkbox"
              checked={objectives.includes(goal)}
              onChange={(event) =>
                set(
                  event.target.checked
                    ? [...objectives, goal]
                    : objectives.filter((other) => other !== goal),
                )
              }
            >
              {objectiveName(goal, t)}
            </Choice>
          ))}
        </span>
      </FieldGroup>
      <ListInput
        id={id}
        label={t('healthProfile.otherObjective')}
        items={own}
        addLabel={t('healthProfile.add')}
        removeLabel={(item) => t('healthProfile.remove', { item })}
        onChange={(items) =>
          set([
            ...chosen,
            ...items.map((item) => toOffered(item, GOALS, (goal) => objectiveName(goal, t))),
          ])
        }
      />
    </>
  )
}
