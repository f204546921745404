import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { FLAGS, type Flag } from '#lib/health/flags.ts'
import { Chip } from '#ui/chip.tsx'

/** What a client shares, and how much of everything that is. */
export function FlagChips({ shown }: { shown: readonly Flag[] }): ReactNode {
  const t = useT('workspace')
  return (
    <ul className="flex flex-wrap gap-1.5">
      {shown.map((flag) => (
        <li key={flag}>
          <Chip>{t(`workspace.flag.${flag}`)}</Chip>
        </li>
      ))}
      <li>
        <Chip>{t('workspace.shared', { count: shown.length, of: FLAGS.length })}</Chip>
      </li>
    </ul>
  )
}
