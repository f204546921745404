import type { ListedArticle, ListedFile } from '#lib/admin/articles/contract.ts'
import { formatDate } from '#lib/format/date.ts'
import type { AdminColumn } from '../kit/column.ts'
import type { ArticlesProps } from './texts.ts'

/** The columns that both lists have. */
export function sharedColumns<Row extends ListedArticle | ListedFile>({
  t,
  locale,
}: ArticlesProps): Record<'locale' | 'tags' | 'published' | 'updated', AdminColumn<Row>> {
  return {
    locale: {
      key: 'locale',
      label: t('adminArticles.list.locale'),
      cell: (row) => t(`adminArticles.locale.${row.locale}`),
    },
    tags: {
      key: 'tags',
      label: t('adminArticles.list.tags'),
      cell: ({ tags }) => tags.map((tag) => t(`adminArticles.tags.${tag}`)).join(', '),
    },
    published: {
      key: 'published',
      label: t('adminArticles.list.published'),
      cell: ({ publishedAt }) =>
        publishedAt ? formatDate(publishedAt, locale) : t('adminArticles.list.never'),
      sort: { by: 'published', first: 'desc' },
    },
    updated: {
      key: 'updated',
      label: t('adminArticles.list.updated'),
      cell: (row) => formatDate(row.updatedAt, locale),
      sort: { by: 'updated', first: 'desc' },
    },
  }
}
