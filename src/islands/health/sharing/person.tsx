import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { FoundProfessional } from '#lib/sharing/schemas.ts'
import { Portrait, type PortraitProps } from '#ui/portrait.tsx'
import { fullNameOf } from '../kit/people.ts'
import type { SharingMessages } from './when.ts'

type Props = {
  professional: FoundProfessional
  words: SharingMessages
  /** Under the name; by default the discipline. */
  text?: string
  size?: PortraitProps['size']
}

/** Who it is: face, name, discipline. */
export function Person({ professional, words, text, size = 44 }: Props): ReactNode {
  const t = useT('health')
  const { type, avatarUrl } = professional
  const name = fullNameOf(professional, words)
  return (
    <div className="flex min-w-52 flex-1 items-center gap-3.5">
      <Portrait name={name} src={avatarUrl} profession={type} size={size} />
      <div className="min-w-0 leading-tight">
        <h3 className="text-lg wrap-anywhere">{name}</h3>
        <p className="text-sm text-ink-soft">{text ?? t(`health.profession.${type}`)}</p>
      </div>
    </div>
  )
}
