import { formatCount, formatRating } from '#lib/format/number.ts'
import { LIST_END } from '#lib/professionals/list-query.ts'
import type { Modality } from '#lib/professionals/modality.ts'
import { allOf, FEW_REVIEWS, listed, type About, type Words } from './about.ts'

/** How many there are, how they work and what their reviews say: the sentences under the heading. */
export function leadOf(about: About, words: Words): string {
  return `${peopleOf(about, words)} ${reviewsOf(about, words)}`
}

const ORDER = ['in-person', 'both', 'online'] as const satisfies Modality[]

function peopleOf({ type, place, total, isMore, name, facts }: About, { t, locale }: Words) {
  const number = (count: number) => formatCount(count, locale)
  const used = ORDER.filter((modality) => facts.modalities[modality] > 0)
  const [only = 'both'] = used
  if (total === 1) {
    const how = t(`landing.how.${only}`)
    return place === null
      ? t('landing.one.specialty', { name, how })
      : t(`landing.one.city.${type}`, { place, name, how })
  }
  const people = isMore
    ? t(`list.${type}.more`, { total: number(total) })
    : t(`list.${type}.count`, { count: total })
  const start =
    place === null
      ? t('landing.start.specialty', { people })
      : t('landing.start.city', { people, place })
  const parts = listed(
    used.map((modality) => {
      const values = { number: number(facts.modalities[modality]) }
      return modality === 'both' && place !== null
        ? t('landing.part.alsoOnline', values)
        : t(`landing.part.${modality}`, values)
    }),
    locale,
  )
  if (isMore) return t('landing.more', { start, first: number(LIST_END), parts })
  if (used.length === 1) return t(`landing.same.${only}`, { start, all: allOf(total, t) })
  return t('landing.mixed', { start, parts })
}

function reviewsOf({ total, isMore, facts }: About, { t, locale }: Words) {
  const { people, total: reviews, average } = facts.reviews
  const isOne = total === 1
  if (average === null) return t(isOne ? 'landing.reviews.ofOne.none' : 'landing.reviews.none')
  const values = {
    number: formatCount(reviews, locale),
    rating: reviews === 1 ? formatCount(average, locale) : formatRating(average, locale),
    all: allOf(total, t),
  }
  const size = reviews === 1 ? 'single' : reviews < FEW_REVIEWS ? 'few' : 'many'
  if (isOne) return t(`landing.reviews.ofOne.${size}`, values)
  const counted = isMore ? LIST_END : total
  return size === 'many' && people < counted
    ? t('landing.reviews.some', { ...values, count: people, people: formatCount(people, locale) })
    : t(`landing.reviews.${size}`, values)
}
