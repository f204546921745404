import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { useLocations } from '#islands/places/use-locations.ts'
import { StalePanel as Panel } from '#ui/stale-panel.tsx'
import type { ProfileForm } from './form-values.ts'
import type { Conflict } from './merge.ts'
import { shownValue } from './shown-value.ts'

type Props = { conflicts: readonly Conflict[] }

/** Shown when another client has saved meanwhile: both values of each conflict, to choose from. */
export function StalePanel({ conflicts }: Props): ReactNode {
  const t = useT('account', 'professionals')
  const locale = useLocale()
  const { setValue } = useFormContext<ProfileForm>()
  const { locations } = useLocations()
  const words = ({ fields }: Conflict['unit'], values: unknown[]) =>
    fields
      .map((field, i) => shownValue(field, values[i], { t, locale, locations }))
      .filter(Boolean)
      .join(', ') || t('account.stale.empty')
  return (
    <Panel
      title={t('account.stale.title')}
      text={conflicts.length > 0 ? t('account.stale.choose') : t('account.stale.merged')}
      sides={{ mine: t('account.stale.mine'), theirs: t('account.stale.theirs') }}
      news={conflicts}
      choices={conflicts.map(({ unit, ...values }) => ({
        name: `${unit.fields[0]}-whose`,
        label: t(unit.label),
        mine: words(unit, values.mine),
        theirs: words(unit, values.theirs),
        onChoose: (side) =>
          unit.fields.forEach((field, i) => setValue(field, values[side][i] as never)),
      }))}
    />
  )
}
