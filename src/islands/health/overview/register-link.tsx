import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { hrefOf } from '#client/address/address.ts'
import { Link } from '#client/address/link.tsx'
import { useT } from '#client/texts/use-t.ts'
import { cx } from '#ui/cx.ts'
import { HEALTH } from '../kit/address.ts'

type Props = {
  /** Whether the page offers another next thing. */
  quiet: boolean
}

/** Beside the title of the page, which stands before the island. */
export function RegisterLink({ quiet }: Props): ReactNode {
  const t = useT('health')
  return (
    <Link
      href={hrefOf(HEALTH, { tab: 'data' })}
      aria-label={t('health.overview.register')}
      className={cx(
        'centre-add absolute end-0 top-0 grid size-11 place-items-center rounded-full lg:size-12',
        quiet
          ? 'border border-edge text-ink hover:bg-surface-2'
          : 'bg-pine text-on-pine hover:bg-pine-strong',
      )}
    >
      <Plus aria-hidden="true" className="size-5" />
    </Link>
  )
}
