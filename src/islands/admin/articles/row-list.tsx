import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { listArticles } from '#lib/admin/articles/calls.ts'
import * as schemas from '#lib/admin/articles/schemas.ts'
import { type ListedArticle } from '#lib/admin/articles/schemas.ts'
import { formatShortDay } from '#lib/format/short-day.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import type { AdminColumn } from '../kit/column.ts'
import { ListView } from '../kit/list-view.tsx'
import { RowButton } from '../kit/row-button.tsx'
import { useList } from '../kit/use-list.ts'
import { sharedColumns } from './columns.tsx'
import { sharedFilters, stateFilter } from './filters.ts'
import { StateBadge } from './state-badge.tsx'

const FILTERS = ['state', 'locale', 'tag'] as const

/** The articles of the database. */
export function RowList(): ReactNode {
  const t = useT('adminArticles')
  const locale = useLocale()
  const list = useList(listArticles, schemas.listArticles, { filters: FILTERS })
  return (
    <ListView
      name="articles"
      caption={t('adminArticles.list.caption')}
      list={list}
      columns={columnsOf(t, locale)}
      filters={[stateFilter(t), ...sharedFilters(t)]}
      search={{
        label: t('adminArticles.list.search'),
        placeholder: t('adminArticles.list.searchPlaceholder'),
      }}
      rowKey={({ id }) => id}
      empty={t('adminArticles.list.empty')}
    />
  )
}

function columnsOf(t: T<'adminArticles'>, shown: Locale): AdminColumn<ListedArticle>[] {
  const { locale, tags, published } = sharedColumns<ListedArticle>(t, shown)
  return [
    {
      key: 'title',
      label: t('adminArticles.list.title'),
      cell: (row) => <TitleCell row={row} />,
      sort: { by: 'title', first: 'asc' },
    },
    {
      key: 'state',
      label: t('adminArticles.list.state'),
      cell: ({ state }) => <StateBadge state={state} />,
    },
    locale,
    tags,
    published,
    {
      key: 'updated',
      label: t('adminArticles.list.updated'),
      cell: ({ updatedAt, updatedBy }) => {
        const date = formatShortDay(updatedAt, shown)
        return updatedBy ? t('adminArticles.list.updatedBy', { date, name: updatedBy }) : date
      },
      sort: { by: 'updated', first: 'desc' },
    },
  ]
}

function TitleCell({ row }: { row: ListedArticle }) {
  const t = useT('adminArticles')
  const { id, title, state, locale, isFeatured } = row
  return (
    <RowButton name="article" value={id}>
      <span className="grid min-w-0 gap-1">
        <span className="font-medium wrap-anywhere">
          {title}
          {isFeatured && (
            <Star
              role="img"
              aria-label={t('adminArticles.list.featured')}
              className="ms-1.5 inline size-4 text-pine"
            />
          )}
        </span>
        <span className="flex flex-wrap items-center gap-2 text-xs text-ink-soft md:hidden">
          <StateBadge state={state} />
          {t(`adminArticles.locale.${locale}`)}
        </span>
      </span>
    </RowButton>
  )
}
