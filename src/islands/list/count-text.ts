import { formatCount } from '#lib/format/number.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import type { ListResponse } from '#lib/professionals/schemas.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'

/** "48 trainers" or "more than 1,000 trainers"; after the first page also the range that a page shows. */
export function countText(
  { page, pageSize, total, isMore }: Pick<ListResponse, 'page' | 'pageSize' | 'total' | 'isMore'>,
  type: ProfessionalType,
  t: T<'list'>,
  locale: Locale,
): string {
  const number = (n: number) => formatCount(n, locale)
  const all = isMore
    ? t(`list.${type}.more`, { total: number(total) })
    : t(`list.${type}.count`, { count: total })
  if (page === 1) return all
  const from = (page - 1) * pageSize + 1
  return t('list.shown', {
    from: number(from),
    to: number(Math.min(from + pageSize - 1, total)),
    count: all,
  })
}
