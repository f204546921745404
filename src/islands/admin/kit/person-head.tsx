import type { ReactNode } from 'react'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { Portrait } from '#ui/portrait.tsx'

type Props = {
  name: string | null
  /** For somebody without a name. */
  nameless: string
  avatarUrl: string | null
  profession?: ProfessionalType
  /** Under the name: an address, or facts. */
  line: string
  /** The way to the public profile. */
  children?: ReactNode
}

/** The head of a person that is open beside a table. */
export function PersonHead(props: Props): ReactNode {
  const { name, nameless, avatarUrl, profession, line, children } = props
  return (
    <div className="person-head flex flex-wrap items-center gap-x-4 gap-y-2">
      <Portrait name={name} src={avatarUrl} profession={profession} size="square" />
      <div className="min-w-0 flex-1">
        <h2 className="text-xl wrap-anywhere">{name ?? nameless}</h2>
        <p className="text-sm wrap-anywhere text-ink-soft">{line}</p>
      </div>
      {children}
    </div>
  )
}
