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
}

/** The head of a person that is open beside a table. */
export function PersonHead({ name, nameless, avatarUrl, profession, line }: Props): ReactNode {
  return (
    <div className="flex items-center gap-3 lg:pe-10">
      <Portrait name={name} src={avatarUrl} profession={profession} size={44} />
      <div className="min-w-0">
        <h2 className="text-lg wrap-anywhere">{name ?? nameless}</h2>
        <p className="text-sm wrap-anywhere text-ink-soft">{line}</p>
      </div>
    </div>
  )
}
