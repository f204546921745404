import { formatCount } from '#lib/format/number.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import type { Answer } from './use-answer.ts'

/** How many were found, and where: "3 trainers in Valencia", "12 trainers online", "more than 1,000 trainers". */
export function foundText(
  { choice, total, isMore }: Answer,
  place: string | undefined,
  t: T<'finder'>,
  locale: Locale,
): string {
  const type = choice.professional ?? 'trainer'
  const people = isMore
    ? t(`finder.morePeople.${type}`, { total: formatCount(total, locale) })
    : t(`finder.people.${type}`, { count: total })
  if (choice.modality === 'online') return t('finder.peopleOnline', { people })
  return place ? t('finder.peopleIn', { people, place }) : people
}
