import { ARTICLE_STATES } from '#lib/articles/state.ts'
import { ARTICLE_TOPICS } from '#lib/articles/topics.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import type { Filter } from '../kit/filters.tsx'

/** The filters of both lists. */
export function sharedFilters(t: T<'adminArticles'>): Filter[] {
  return [
    {
      name: 'locale',
      label: t('adminArticles.list.locale'),
      options: LOCALES.map((value) => ({ value, label: t(`adminArticles.locale.${value}`) })),
    },
    {
      name: 'tag',
      label: t('adminArticles.list.tag'),
      options: ARTICLE_TOPICS.map((value) => ({ value, label: t(`adminArticles.tags.${value}`) })),
    },
  ]
}

/** That by state, which files do not have. */
export function stateFilter(t: T<'adminArticles'>): Filter {
  return {
    name: 'state',
    label: t('adminArticles.list.state'),
    options: ARTICLE_STATES.map((value) => ({ value, label: t(`adminArticles.state.${value}`) })),
  }
}
