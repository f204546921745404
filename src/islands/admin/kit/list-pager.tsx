import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { END } from '#lib/admin/list.ts'
import { goWith, hrefWith } from '../address.ts'
import { countText } from './count-text.ts'
import type { PageOf } from './use-list.ts'

const BOX = 'grid size-11 place-items-center rounded-control'

/** First, previous, next, last: pages are reached from the rows at their ends. */
export function ListPager({ page }: { page: PageOf<unknown> }): ReactNode {
  const t = useT('admin')
  const { previous, next } = page
  return (
    <nav
      aria-label={t('admin.pages.label')}
      className="mt-3 flex flex-wrap items-center justify-between gap-2 text-sm text-ink-soft"
    >
      <span className="tabular-nums">{countText(t, page)}</span>
      {(previous !== null || next !== null) && (
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
      )}
    </nav>
  )
}

type StepProps = {
  label: string
  icon: LucideIcon
  /** Null where there is no such page. */
  to: { after?: string; before?: string } | '' | null
}

/**
 * Without such a page the link keeps its place, and the focus, so that the keyboard stays where it was: React keeps the
 * element, since both look the same to it.
 */
function Step({ label, icon: Icon, to }: StepProps) {
  const icon = <Icon aria-hidden="true" className="size-5" />
  if (!to) {
    return (
      <li>
        {/* eslint-disable-next-line jsx-a11y-x/anchor-is-valid -- a button would be another element, without the focus */}
        <a
          role="link"
          aria-disabled="true"
          tabIndex={-1}
          aria-label={label}
          className={`${BOX} opacity-40`}
        >
          {icon}
        </a>
      </li>
    )
  }
  const place = { after: null, before: null, ...to }
  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    goWith(place)
  }
  return (
    <li>
      <a
        href={hrefWith(place)}
        onClick={show}
        aria-label={label}
        className={`${BOX} text-ink hover:bg-surface-2`}
      >
        {icon}
      </a>
    </li>
  )
}
