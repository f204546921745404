import { Eye, EyeOff } from 'lucide-react'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { PasswordOwner } from '#lib/fields/field-spec.ts'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { PasswordStrength } from './password-strength.tsx'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: string
  autoComplete: 'current-password' | 'new-password'
  error?: string | undefined
  help?: ReactNode
  /** The current value; with it, the strength meter is shown. Only for new passwords. */
  measured?: string | undefined
  owner?: PasswordOwner | undefined
}

const NOBODY: PasswordOwner = { email: '', names: [] }

/** A password input with a button that reveals it. */
export function PasswordField(props: Props): ReactNode {
  const {
    id: given,
    label,
    error,
    help,
    measured,
    owner = NOBODY,
    required = true,
    ...input
  } = props
  const t = useT('fields')
  const own = useId()
  const id = given ?? own
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <div className="grid min-w-0">
      <Field id={id} label={label} error={error} help={help} required={required}>
        {/* One box, so that the button stays on the control whatever is above and below it. */}
        <span className="relative block min-w-0">
          <TextInput
            {...input}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className="pe-16"
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-controls={id}
            aria-label={t('fields.password.show')}
            title={shown ? t('fields.password.hide') : t('fields.password.show')}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 end-0 my-auto grid size-11 place-items-center rounded-control text-ink-soft hover:text-ink"
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        </span>
      </Field>
      {measured !== undefined && <PasswordStrength password={measured} owner={owner} />}
    </div>
  )
}
