import { RefreshCw } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { useLocations } from '#islands/places/use-locations.ts'
import type { ProfileForm } from './form-values.ts'
import type { Conflict } from './merge.ts'
import { shownValue } from './shown-value.ts'
import type { View } from './texts.ts'

type Props = { view: View; conflicts: readonly Conflict[] }

/** Shown when another client has saved meanwhile: both values of each conflict, to choose from. */
export function StalePanel({ view, conflicts }: Props): ReactNode {
  const { t } = view
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    panel.current?.focus()
  }, [])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={t('account.stale.title')}
      className="grid min-w-0 gap-4 rounded-panel border border-edge bg-surface-2 p-4 sm:p-6"
    >
      <div role="alert" className="grid gap-1.5">
        <h2 className="flex items-center gap-2.5 text-xl">
          <RefreshCw aria-hidden="true" className="size-5 shrink-0 text-clay-strong" />
          {t('account.stale.title')}
        </h2>
        <p className="max-w-[60ch] text-sm">
          {conflicts.length > 0 ? t('account.stale.choose') : t('account.stale.merged')}
        </p>
      </div>
      {conflicts.map((conflict) => (
        <Choice key={conflict.unit.fields[0]} view={view} conflict={conflict} />
      ))}
    </section>
  )
}

/** The two values of a conflict; choosing one sets it in the form. */
function Choice({ view, conflict }: { view: View; conflict: Conflict }) {
  const { t, locale } = view
  const { setValue } = useFormContext<ProfileForm>()
  const { locations } = useLocations()
  const [chosen, setChosen] = useState<'mine' | 'theirs'>('mine')
  const { unit } = conflict
  const choose = (whose: 'mine' | 'theirs') => {
    setChosen(whose)
    unit.fields.forEach((field, i) => setValue(field, conflict[whose][i] as never))
  }
  const words = (values: unknown[]) =>
    unit.fields
      .map((field, i) => shownValue(field, values[i], { t, locale, locations }))
      .filter(Boolean)
      .join(', ') || t('account.stale.empty')
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{t(unit.label)}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {(['mine', 'theirs'] as const).map((whose) => (
          <label
            key={whose}
            className="grid min-h-12 min-w-0 grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 rounded-control border border-edge px-3.5 py-2.5 text-sm hover:bg-surface-2 has-checked:border-pine has-checked:bg-surface-2"
          >
            <input
              type="radio"
              name={`${unit.fields[0]}-whose`}
              checked={chosen === whose}
              onChange={() => choose(whose)}
              className="row-span-2 mt-0.5 size-5 accent-pine"
            />
            <span className="font-semibold">
              {whose === 'mine' ? t('account.stale.mine') : t('account.stale.theirs')}
            </span>
            <span className="wrap-anywhere whitespace-pre-line">{words(conflict[whose])}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
