import { BookLock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { listArticleFiles } from '#lib/admin/articles/calls.ts'
import * as schemas from '#lib/admin/articles/schemas.ts'
import { type ListedFile } from '#lib/admin/articles/schemas.ts'
import { articlePath } from '#lib/articles/paths.ts'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import type { AdminColumn } from '../kit/column.ts'
import { ListView } from '../kit/list-view.tsx'
import { useList } from '../kit/use-list.ts'
import { sharedColumns } from './columns.tsx'
import { sharedFilters } from './filters.ts'

const FILTERS = ['locale', 'tag'] as const

/** The articles that are part of the site, to read. */
export function FileList(): ReactNode {
  const t = useT('admin', 'adminArticles')
  const locale = useLocale()
  const list = useList(listArticleFiles, schemas.listArticleFiles, { filters: FILTERS })
  return (
    <div className="grid min-w-0 gap-3">
      <p className="flex max-w-[70ch] gap-2.5 text-sm text-ink-soft">
        <BookLock aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        {t('adminArticles.files.text')}
      </p>
      <ListView
        name="article-files"
        caption={t('adminArticles.list.captionFiles')}
        list={list}
        columns={columnsOf(t, locale)}
        filters={sharedFilters(t)}
        search={{
          label: t('adminArticles.list.search'),
          placeholder: t('adminArticles.list.searchPlaceholder'),
        }}
        rowKey={({ slug }) => slug}
        empty={t('admin.list.nothing')}
      />
    </div>
  )
}

function columnsOf(t: T<'adminArticles'>, shown: Locale): AdminColumn<ListedFile>[] {
  const { locale, tags, published, updated } = sharedColumns<ListedFile>(t, shown)
  return [
    {
      key: 'title',
      label: t('adminArticles.list.title'),
      cell: (row) => (
        <a
          href={localizedPath(articlePath(row.slug), row.locale)}
          target="_blank"
          rel="noopener"
          hrefLang={row.locale}
          aria-label={t('adminArticles.files.open', { title: row.title })}
          className="-mx-3 flex min-h-13 items-center px-3 py-2 font-medium wrap-anywhere hover:underline"
        >
          {row.title}
        </a>
      ),
      sort: { by: 'title', first: 'asc' },
    },
    locale,
    tags,
    published,
    updated,
  ]
}
