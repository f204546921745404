import { ArrowDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { focus } from '#client/form/focus.ts'
import { useT } from '#client/texts/use-t.ts'
import type { Missing } from './missing.ts'
import { PHOTO_ID } from './photo-section.tsx'
import type { OwnForm } from './use-profile-form.ts'

type Props = {
  form: Pick<OwnForm, 'focus'>
  missing: readonly Missing[]
  /** Of how many things. */
  of: number
}

/** What a profile lacks and what that costs, each leading to its field; nothing once it is whole. */
export function MissingList({ form, missing, of }: Props): ReactNode {
  const t = useT('account')
  if (missing.length === 0) return null
  const told = of - missing.length
  return (
    <section
      aria-labelledby="missing-title"
      className="missing rounded-panel bg-surface-2 p-4 sm:p-5"
    >
      <h2 id="missing-title" className="text-lg">
        {t('account.missing.title', { count: missing.length })}
      </h2>
      {/* The tide rises with what is told; the sentence above says the same. */}
      <div aria-hidden="true" className="mt-3 h-1.5 overflow-hidden rounded-full bg-line">
        <div
          className="h-full rounded-full bg-pine"
          style={{ width: `${String((100 * told) / of)}%` }}
        />
      </div>
      <ul className="mt-2 grid divide-y divide-line">
        {missing.map(({ what, field }) => (
          <li key={what}>
            <button
              type="button"
              onClick={() => (field ? form.focus(field) : focus(document.getElementById(PHOTO_ID)))}
              className="group flex min-h-14 w-full items-center gap-3 py-2 text-start text-sm leading-snug"
            >
              <span className="min-w-0 flex-1">
                <b className="block group-hover:underline">{t(`account.missing.what.${what}`)}</b>
                <span className="text-ink-soft">{t(`account.missing.why.${what}`)}</span>
              </span>
              <ArrowDown aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
