import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#client/address/link.tsx'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { cx } from '#ui/cx.ts'
import { Portrait } from '#ui/portrait.tsx'

type Props = {
  href: string
  name: string | null
  face: string | null
  profession: ProfessionalType
  title: string
  fact: string
  /** Whether it is about to end. */
  isSoon?: boolean
}

/** A professional and one fact; all of it leads on. */
export function PersonRow(props: Props): ReactNode {
  const { href, name, face, profession, title, fact, isSoon = false } = props
  return (
    <Link
      href={href}
      className="flex min-h-16 items-center gap-3 px-3 py-2.5 leading-snug hover:bg-surface-2"
    >
      <Portrait name={name} src={face} profession={profession} size={44} />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="block font-medium">{title}</span>{' '}
        <span className={cx('block text-sm', isSoon ? 'text-clay-strong' : 'text-ink-soft')}>
          {fact}
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
    </Link>
  )
}
