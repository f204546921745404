import { Lock, SlidersHorizontal, Users, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'

/** Who sees a field: whoever is authorized, only who it is shared with, or nobody else. */
export type Sees = 'authorized' | 'shared' | 'nobody'

const ICONS: Record<Sees, LucideIcon> = {
  authorized: Users,
  shared: SlidersHorizontal,
  nobody: Lock,
}

/** The look of a repeated action in a row. */
export const ROW_ACTION = 'link justify-center justify-self-end px-1'

type Props = { name: string; sees: Sees; action: ReactNode; children: ReactNode }

/** A field of the profile: name, value, who sees it, and what can be done. */
export function Row({ name, sees, action, children }: Props): ReactNode {
  const t = useT('healthProfile')
  const Icon = ICONS[sees]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line py-2 md:grid-cols-[13rem_minmax(0,1fr)_13rem_6rem]">
      <dt className="font-medium max-md:col-start-1">{name}</dt>
      <dd className="min-w-0 max-md:col-start-1">{children}</dd>
      <dd className="flex items-center gap-1.5 text-xs text-ink-soft max-md:col-start-1 max-md:mt-1">
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        <span className="sr-only">{t('healthProfile.sees.label')}: </span>
        {t(`healthProfile.sees.${sees}`)}
      </dd>
      <dd className="grid max-md:col-start-2 max-md:row-span-3 max-md:row-start-1">{action}</dd>
    </div>
  )
}
