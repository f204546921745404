import type { ReactNode } from 'react'
import { StaleChoices } from '#client/editing/stale-choices.tsx'
import { useT } from '#client/texts/use-t.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import type { VideoForm } from './form.ts'
import type { VideoEditing } from './use-video-form.ts'

/** Both values of what two admins have changed. */
export function VideoConflicts({ editing }: { editing: VideoEditing }): ReactNode {
  const t = useT('adminVideos', 'videos')
  return (
    <StaleChoices
      editing={editing}
      labelOf={({ names }) => labelOf(names[0], t)}
      textOf={({ names, ...versions }, side) => shown(names[0], versions[side][names[0]], t)}
    />
  )
}

type Field = keyof VideoForm

function labelOf(field: Field, t: T<'adminVideos'>): string {
  const [name, language] = field.split('.') as [FieldName, Locale | undefined]
  const values = { language: language ? t(`adminVideos.in.${language}`) : '' }
  return t(`adminVideos.field.${name}`, values)
}

type FieldName = Exclude<Field, `${string}.${string}`> | 'name' | 'description'

function shown(field: Field, value: VideoForm[Field], t: T<'adminVideos' | 'videos'>): string {
  if (typeof value === 'boolean') return t(value ? 'adminVideos.yes' : 'adminVideos.no')
  if (field === 'section') return t(`videos.section.${value as VideoForm['section']}`)
  if (field === 'professional')
    return t(`videos.professional.${value as VideoForm['professional']}`)
  if (field === 'spokenLocale') return t(`adminVideos.language.${(value || 'none') as 'none'}`)
  return value
}
