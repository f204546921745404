import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocations } from '#islands/places/use-locations.ts'
import { countryName } from '#lib/format/country.ts'
import { formatRating } from '#lib/format/number.ts'
import { perLocale } from '#lib/format/per-locale.ts'
import { cityName } from '#lib/locations/contract.ts'
import { isOneOf } from '#lib/one-of.ts'
import { initials } from '#lib/professionals/initials.ts'
import type { RankingFacts } from '#lib/professionals/ranking.ts'
import { ALL_SPECIALTIES } from '#lib/professionals/specialties.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import type { ProfileForm } from '../form-values.ts'
import type { View } from '../texts.ts'
import { firstSentence } from './first-sentence.ts'

const SPECIALTIES_SHOWN = 3
const joined = perLocale((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }))

type Part = NonNullable<ProfileForm['professional']>
type Props = {
  view: View
  type: ProfessionalType
  name: string
  avatarUrl: string | null
  part: Part
  /** Undefined while they load. */
  facts: RankingFacts | undefined
}

/** The card that visitors see in a list; here it leads nowhere. */
export function SeenCard({ view, type, name, avatarUrl, part, facts }: Props): ReactNode {
  const { t, locale } = view
  const place = usePlace(view, part)
  const headline = firstSentence(part.bio, locale)
  const slugs = part.specialization.filter((slug) => isOneOf(ALL_SPECIALTIES, slug))
  const names = slugs
    .slice(0, SPECIALTIES_SHOWN)
    .map((slug) => t(`professionals.specialty.${slug}`))
  return (
    <div data-profession={type} className="seen-card">
      <span aria-hidden="true" className="face hue-wash">
        {avatarUrl ? <img src={avatarUrl} alt="" width={116} height={116} /> : initials(name)}
      </span>
      <div className="min-w-0 py-3.5 pe-3.5 text-sm leading-snug">
        <p className="font-display text-lg leading-tight font-bold wrap-anywhere">
          {name.trim() || t('account.seen.noName')}
        </p>
        <p className="text-ink-soft">
          {[place, t(`professionals.modality.${part.modality}`)].filter(Boolean).join(' · ')}
        </p>
        <p className="mt-2 line-clamp-4 font-display font-semibold wrap-anywhere">
          {headline || <span className="text-ink-soft">{t('account.seen.noBio')}</span>}
        </p>
        {names.length > 0 && (
          <p className="mt-2 text-ink-soft first-letter:uppercase">
            {joined(locale).format(names.map((each) => each.toLocaleLowerCase(locale)))}
          </p>
        )}
        {facts && (
          <p className="mt-1 flex items-center gap-1 text-ink-soft tabular">
            {facts.totalReviews > 0 ? (
              <>
                <Star aria-hidden="true" className="size-4 fill-star text-star" />
                <span className="sr-only">
                  {t('professionals.rating.stars', { rating: formatRating(facts.rating, locale) })}
                </span>
                <b aria-hidden="true" className="text-ink">
                  {formatRating(facts.rating, locale)}
                </b>
                <span aria-hidden="true">({facts.totalReviews})</span>
              </>
            ) : (
              t('professionals.rating.none')
            )}
          </p>
        )}
      </div>
    </div>
  )
}

/** City, or else country; none for who only works online. */
function usePlace({ locale }: View, { modality, country, city }: Part): string | undefined {
  const { locations } = useLocations()
  if (modality === 'online' || !country) return undefined
  const known = locations?.countries.find(({ id }) => id === country)
  return (known && city && cityName(known, city)) || countryName(country, locale)
}
