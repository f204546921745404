import { useLocale, useT } from '#client/texts/use-t.ts'
import { formatCount } from '#lib/format/number.ts'

/** The words under a text of limited length: how many characters it has, and how many it may have. */
export function useCounter(): (used: number, max: number) => string {
  const t = useT('fields')
  const locale = useLocale()
  return (used, max) =>
    t('fields.counter', { used: formatCount(used, locale), max: formatCount(max, locale) })
}
