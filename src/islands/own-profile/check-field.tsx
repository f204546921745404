import { useId, type ReactNode } from 'react'
import type { FieldPath } from 'react-hook-form'
import type { ProfileForm } from './form-values.ts'
import type { OwnProfileT } from './texts.ts'
import { useFields } from './use-fields.ts'

type Props = {
  t: OwnProfileT
  path: FieldPath<ProfileForm>
  label: string
  help: string
}

/** Something that is on or off. */
export function CheckField({ t, path, label, help }: Props): ReactNode {
  const { register } = useFields(t)
  const id = useId()
  return (
    <label className="flex min-h-12 gap-3 rounded-control border border-edge px-3.5 py-3 hover:bg-surface-2 has-checked:border-pine has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine">
      <input
        {...register(path)}
        type="checkbox"
        aria-describedby={id}
        className="mt-0.5 size-5 shrink-0 accent-pine outline-none"
      />
      <span className="grid min-w-0 gap-0.5">
        <span className="text-sm font-semibold">{label}</span>
        <span id={id} className="text-sm text-ink-soft">
          {help}
        </span>
      </span>
    </label>
  )
}
