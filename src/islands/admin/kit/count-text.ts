import type { T } from '#lib/i18n/t.ts'

/** How many rows a list has, or the limit to which they are counted. */
export function countText(
  t: T<'admin'>,
  { total, isMore }: { total: number; isMore: boolean },
): string {
  return isMore ? t('admin.list.more', { count: total }) : t('admin.list.count', { count: total })
}
