import type { MouseEvent } from 'react'
import { island } from '#client/island/island.tsx'
import { useT } from '#client/texts/use-t.ts'
import { pagesToShow } from '#lib/paging/pages.ts'
import { PageLinks } from '#ui/page-links.tsx'

type Props = {
  page: number
  last: number
  /** What has these pages, where a page has more than one such navigation. */
  label?: string
  /** Without JavaScript the server renders the page of this address. */
  hrefOf: (page: number) => string
  /** Shows the page in place; clicks that open a tab or a window are left to the browser. */
  onPage?: (page: number) => void
}

/** Links to the other pages, where there are any. */
export function Pager({ page, last, label, hrefOf, onPage }: Props) {
  const t = useT('paging')
  if (last <= 1) return null
  const showInPlace = (chosen: number, event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onPage?.(chosen)
  }
  return (
    <PageLinks
      pages={pagesToShow(page, last)}
      current={page}
      last={last}
      hrefOf={hrefOf}
      onPage={onPage && showInPlace}
      labels={{
        nav: label ?? t('paging.label'),
        previous: t('paging.previous'),
        next: t('paging.next'),
        page: (number) => t('paging.page', { page: number }),
      }}
    />
  )
}

/** The same in a page without a script. */
export const StaticPager = island(Pager, 'paging')
