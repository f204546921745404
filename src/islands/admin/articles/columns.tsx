import type { ListedArticle, ListedFile } from '#lib/admin/articles/schemas.ts'
import { formatShortDay } from '#lib/format/short-day.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import type { AdminColumn } from '../kit/column.ts'
import { tagText } from './tag-text.ts'

/** The columns that both lists have. */
export function sharedColumns<Row extends ListedArticle | ListedFile>(
  t: T<'adminArticles'>,
  locale: Locale,
): Record<'locale' | 'tags' | 'published' | 'updated', AdminColumn<Row>> {
  return {
    locale: {
      key: 'locale',
      label: t('adminArticles.list.locale'),
      cell: (row) => t(`adminArticles.locale.${row.locale}`),
    },
    tags: {
      key: 'tags',
      label: t('adminArticles.list.tags'),
      cell: ({ tags }) => tags.map((tag) => tagText(t, tag)).join(', '),
    },
    published: {
      key: 'published',
      label: t('adminArticles.list.published'),
      cell: ({ publishedAt }) =>
        publishedAt ? formatShortDay(publishedAt, locale) : t('adminArticles.list.never'),
      sort: { by: 'published', first: 'desc' },
    },
    updated: {
      key: 'updated',
      label: t('adminArticles.list.updated'),
      cell: (row) => formatShortDay(row.updatedAt, locale),
      sort: { by: 'updated', first: 'desc' },
    },
  }
}
