import type { ReactNode } from 'react'
import type { Form } from '#client/form/use-form.ts'
import { useT } from '#client/texts/use-t.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import { StalePanel } from '#ui/stale-panel.tsx'
import type { VideoForm } from './form.ts'
import type { Conflict, Field, Value } from './merge.ts'

type Props = { conflicts: readonly Conflict[]; form: Form<VideoForm> }

/** Another admin has saved the exercise meanwhile: what both have changed, to choose from. */
export function Conflicts({ conflicts, form }: Props): ReactNode {
  const t = useT('adminVideos', 'videos')
  return (
    <StalePanel
      title={t('adminVideos.stale.title')}
      text={t(conflicts.length > 0 ? 'adminVideos.stale.choose' : 'adminVideos.stale.merged')}
      sides={{ mine: t('adminVideos.stale.mine'), theirs: t('adminVideos.stale.theirs') }}
      news={conflicts}
      choices={conflicts.map(({ field, ...values }) => ({
        name: `stale-${field}`,
        label: labelOf(field, t),
        mine: shown(field, values.mine, t),
        theirs: shown(field, values.theirs, t),
        onChoose: (side) => form.set({ [field]: values[side] }),
      }))}
    />
  )
}

function labelOf(field: Field, t: T<'adminVideos'>): string {
  const [name, language] = field.split('.') as [FieldName, Locale | undefined]
  const values = { language: language ? t(`adminVideos.in.${language}`) : '' }
  return t(`adminVideos.field.${name}`, values)
}

type FieldName = Exclude<Field, `${string}.${string}`> | 'name' | 'description'

function shown(field: Field, value: Value, t: T<'adminVideos' | 'videos'>): string {
  if (typeof value === 'boolean') return t(value ? 'adminVideos.yes' : 'adminVideos.no')
  if (field === 'section') return t(`videos.section.${value as VideoForm['section']}`)
  if (field === 'professional')
    return t(`videos.professional.${value as VideoForm['professional']}`)
  if (field === 'spokenLocale') return t(`adminVideos.language.${(value || 'none') as 'none'}`)
  return value === '' ? t('adminVideos.stale.empty') : value
}
