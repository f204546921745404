import type { MouseEvent } from 'react'
import type { ListResponse } from '#lib/professionals/contract.ts'
import { changed } from '#lib/professionals/list-filters.ts'
import type { ListQuery } from '#lib/professionals/list-query.ts'
import { pagesToShow } from '#lib/paging/pages.ts'
import { PageLinks } from '#ui/page-links.tsx'
import type { ListT } from './texts.ts'

type Props = {
  data: ListResponse
  query: ListQuery
  path: string
  t: ListT
  onPage: (page: number) => void
}

/** Links to the other pages: real URLs, which the island handles in place. */
export function Paging({ data, query, path, t, onPage }: Props) {
  const last = Math.ceil(data.total / data.pageSize)
  if (last <= 1) return null
  return (
    <PageLinks
      pages={pagesToShow(data.page, last)}
      current={data.page}
      last={last}
      // Without JavaScript the server renders the page; with it the click is handled in place.
      hrefOf={(page) => `${path}/search?${changed(query, 'page', page)}`}
      onPage={(page, event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onPage(page)
      }}
      labels={{
        nav: t('list.paging.label'),
        previous: t('list.paging.previous'),
        next: t('list.paging.next'),
        page: (page) => t('list.paging.page', { page }),
      }}
    />
  )
}
