import { CloudOff, Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { Trouble } from './trouble.ts'

const ICONS = { offline: CloudOff, limited: Hourglass } as const

/** Says that what is typed is safe although it could not be saved. */
export function TroubleNote({ trouble }: { trouble: Trouble | null }): ReactNode {
  const t = useT('healthRegister')
  if (!trouble) return null
  const Icon = ICONS[trouble]
  return (
    <p role="alert" className="flex gap-2.5 rounded-control bg-clay-wash px-4 py-3 text-sm">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-clay-strong" />
      <span>
        <b>{t(`healthRegister.trouble.${trouble}.title`)}</b>{' '}
        {t(`healthRegister.trouble.${trouble}.text`)}
      </span>
    </p>
  )
}
