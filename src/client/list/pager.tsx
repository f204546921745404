import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#client/address/link.tsx'
import { useT } from '#client/texts/use-t.ts'
import { pagesToShow } from '#lib/paging/pages.ts'

type Props = {
  page: number
  last: number
  /** What has these pages, where a page has more than one such navigation. */
  label?: string
  /** Without JavaScript the server renders the page of this address. */
  hrefOf: (page: number) => string
  /** Shows the page in place. */
  onPage?: (page: number) => void
}

const BOX =
  'tabular flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control px-3 text-sm font-medium'

/** Links to the other pages, where there are any. */
export function Pager({ page: current, last, label, hrefOf, onPage }: Props) {
  const t = useT('paging')
  if (last <= 1) return null
  const link = (page: number, name: string, children: ReactNode, rel?: 'prev' | 'next') => (
    <Link
      href={hrefOf(page)}
      rel={rel}
      aria-label={name}
      aria-current={page === current ? 'page' : undefined}
      onFollow={onPage && (() => onPage(page))}
      className={`${BOX} hover:bg-surface-2 aria-[current]:bg-surface-2`}
    >
      {children}
    </Link>
  )
  return (
    <nav aria-label={label ?? t('paging.label')} className="mt-8">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {current > 1 && (
          <li>
            {link(
              current - 1,
              t('paging.previous'),
              <ChevronLeft className="size-5" aria-hidden="true" />,
              'prev',
            )}
          </li>
        )}
        {pagesToShow(current, last).map((page, i) => (
          <li key={page ?? `gap-${i}`}>
            {page === null ? (
              <span className={BOX} aria-hidden="true">
                …
              </span>
            ) : (
              link(page, t('paging.page', { page }), page)
            )}
          </li>
        ))}
        {current < last && (
          <li>
            {link(
              current + 1,
              t('paging.next'),
              <ChevronRight className="size-5" aria-hidden="true" />,
              'next',
            )}
          </li>
        )}
      </ul>
    </nav>
  )
}
