import { useForm } from '#client/form/use-form.ts'
import { useT } from '#client/texts/use-t.ts'
import type { T } from '#lib/i18n/t.ts'
import { PRESET_NAME_MAX } from '#lib/timers/presets.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { KeepProblem } from './use-presets.ts'

const PROBLEM = {
  nameless: 'timers.keep.presets.nameless',
  taken: 'timers.keep.presets.taken',
  full: 'timers.keep.presets.full',
  refused: 'timers.keep.refused',
  unset: 'timers.keep.unset',
} as const satisfies Record<KeepProblem | 'unset', Parameters<T<'timers'>>[0]>

type Props = {
  label: string
  /** The initial value; with one, the field is focused. */
  begin?: string
  action: string
  onName: (name: string) => KeepProblem | 'unset' | null
  onCancel?: () => void
}

/** Asks for a name. An invalid name keeps the text and the focus. */
export function NameForm({ label, begin, action, onName, onCancel }: Props) {
  const t = useT('island', 'timers')
  const form = useForm({
    initial: { name: begin ?? '' },
    check: ({ name }) => ({ body: name }),
    onSubmit(name) {
      const problem = onName(name)
      if (problem === null) form.reset()
      else form.show({ name: problem })
    },
  })
  const problem = form.problems['name'] as keyof typeof PROBLEM | undefined
  return (
    <form {...form.props}>
      <Field label={label} error={problem && t(PROBLEM[problem])}>
        <div className="flex flex-wrap gap-2">
          <TextInput
            {...form.input('name')}
            className="flex-1 basis-48"
            // eslint-disable-next-line jsx-a11y-x/no-autofocus -- it replaces the clicked button
            autoFocus={begin !== undefined}
            maxLength={PRESET_NAME_MAX}
            onKeyDown={(event) => event.key === 'Escape' && onCancel?.()}
            autoComplete="off"
            enterKeyHint="done"
          />
          <Button type="submit" size="sm">
            {action}
          </Button>
          {onCancel && (
            <Button variant="quiet" size="sm" onClick={onCancel}>
              {t('island.cancel')}
            </Button>
          )}
        </div>
      </Field>
    </form>
  )
}
