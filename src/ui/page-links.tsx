import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'

type Props = {
  /** Page numbers to show; null is a gap. */
  pages: (number | null)[]
  current: number
  last: number
  hrefOf: (page: number) => string
  onPage?: ((page: number, event: MouseEvent) => void) | undefined
  labels: { nav: string; previous: string; next: string; page: (page: number) => string }
}

const BOX =
  'tabular flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control px-3 text-sm font-semibold'

/** Pagination as links: works statically, and `onPage` lets an island handle them in place. */
export function PageLinks({ pages, current, last, hrefOf, onPage, labels }: Props) {
  const link = (page: number, label: string, children: ReactNode, rel?: 'prev' | 'next') => (
    <a
      href={hrefOf(page)}
      rel={rel}
      aria-label={label}
      aria-current={page === current ? 'page' : undefined}
      onClick={onPage && ((event) => onPage(page, event))}
      className={`${BOX} border border-line bg-surface hover:border-edge aria-[current]:border-pine aria-[current]:bg-pine aria-[current]:text-on-pine`}
    >
      {children}
    </a>
  )
  return (
    <nav aria-label={labels.nav} className="mt-8">
      <ul className="flex flex-wrap items-center justify-center gap-2">
        {current > 1 && (
          <li>
            {link(
              current - 1,
              labels.previous,
              <ChevronLeft className="size-5" aria-hidden="true" />,
              'prev',
            )}
          </li>
        )}
        {pages.map((page, i) => (
          <li key={page ?? `gap-${i}`}>
            {page === null ? (
              <span className={BOX} aria-hidden="true">
                …
              </span>
            ) : (
              link(page, labels.page(page), page)
            )}
          </li>
        ))}
        {current < last && (
          <li>
            {link(
              current + 1,
              labels.next,
              <ChevronRight className="size-5" aria-hidden="true" />,
              'next',
            )}
          </li>
        )}
      </ul>
    </nav>
  )
}
