import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { hrefWith } from '#client/address/address.ts'
import { Link } from '#client/address/link.tsx'
import { useT } from '#client/texts/use-t.ts'
import { END } from '#lib/admin/list.ts'
import { cx } from '#ui/cx.ts'
import { ADMIN } from '../address.ts'
import { countText } from './count-text.ts'
import type { PageOf } from './use-list.ts'

const BOX = 'grid size-11 place-items-center rounded-control'

/** First, previous, next, last: pages are reached from the rows at their ends. Nothing for a single page. */
export function ListPager({ page }: { page: PageOf<unknown> }): ReactNode {
  const t = useT('admin')
  const { previous, next } = page
  if (previous === null && next === null) return null
  return (
    <nav
      aria-label={t('admin.pages.label')}
      className="mt-3 flex flex-wrap items-center justify-between gap-2 text-sm text-ink-soft"
    >
      <span className="tabular">{countText(t, page)}</span>
      <ul className="flex">
        <Step label={t('admin.pages.first')} icon={ChevronFirst} to={previous && {}} />
        <Step
          label={t('admin.pages.previous')}
          icon={ChevronLeft}
          to={previous && { before: previous }}
        />
        <Step label={t('admin.pages.next')} icon={ChevronRight} to={next && { after: next }} />
        <Step label={t('admin.pages.last')} icon={ChevronLast} to={next && { before: END }} />
      </ul>
    </nav>
  )
}

type StepProps = {
  label: string
  icon: LucideIcon
  /** Null where there is no such page. */
  to: { after?: string; before?: string } | '' | null
}

/** Without such a page the link keeps its place, and the focus, so that the keyboard stays where it was. */
function Step({ label, icon: Icon, to }: StepProps) {
  const isThere = Boolean(to)
  return (
    <li>
      <Link
        href={to ? hrefWith(ADMIN, { after: null, before: null, ...to }) : undefined}
        role="link"
        aria-disabled={!isThere}
        tabIndex={isThere ? undefined : -1}
        aria-label={label}
        className={cx(BOX, isThere ? 'text-ink hover:bg-surface-2' : 'opacity-40')}
      >
        <Icon aria-hidden="true" className="size-5" />
      </Link>
    </li>
  )
}
