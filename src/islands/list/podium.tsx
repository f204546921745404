import { ChevronDown } from 'lucide-react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { useHydrated } from '#client/use-hydrated.ts'
import { RankingRing } from '#client/professionals/ranking-ring.tsx'
import { formatRating } from '#lib/format/number.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { professionalName } from '#lib/professionals/professional-name.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { PATHS, profilePath } from '#lib/site/routes.ts'
import { cx } from '#ui/cx.ts'
import { Portrait } from '#ui/portrait.tsx'
import type { Placed } from './listed.ts'

/** How many stand on the podium. */
export const PODIUM_PLACES = 3

type Props = {
  type: ProfessionalType
  top: readonly Placed[]
  /** After the answer to a question. */
  isLast: boolean
}

/** The ten best of a profession, not affected by filters: three on a podium, the others as a slim list. */
export function Podium({ type, top, isLast }: Props) {
  const t = useT('list')
  const locale = useLocale()
  // On a filtered URL it moves behind the results, so until hydration it is hidden like the cards, and in its later place.
  const live = useHydrated()
  const [places, others] = [top.slice(0, PODIUM_PLACES), top.slice(PODIUM_PLACES)]
  return (
    <section
      aria-labelledby="top"
      data-unfiltered={live ? undefined : ''}
      className={cx(
        'grid min-w-0 gap-5 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-x-14',
        isLast ? 'mt-14' : 'mt-5',
        !live && 'asked:order-last',
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-2 lg:col-span-2">
        <h2 id="top" className="text-lg lg:text-xl">
          {t(`list.${type}.top`)}
        </h2>
        <a href={localizedPath(PATHS.reviews, locale)} className="link text-sm">
          {t('list.method')}
        </a>
      </div>
      {top.length === 0 ? (
        <p className="rounded-card bg-surface-2 p-5 text-ink-soft lg:col-span-2">
          {t('list.topEmpty')}
        </p>
      ) : (
        <ol className="podium">
          {places.map((professional, i) => (
            <Place key={professional.id} {...{ professional, isLast }} position={i + 1} />
          ))}
        </ol>
      )}
      {others.length > 0 && (
        <details className="slim group">
          <summary className="flex min-h-13 list-none items-center justify-between border-b border-line font-medium">
            {t('list.places', { from: PODIUM_PLACES + 1, to: top.length })}
            <ChevronDown
              className="size-5 text-ink-soft transition-transform group-open:rotate-180 lg:hidden"
              aria-hidden="true"
            />
          </summary>
          <ol start={PODIUM_PLACES + 1} className="divide-y divide-line">
            {others.map((professional, i) => (
              <SlimPlace
                key={professional.id}
                {...{ professional }}
                position={PODIUM_PLACES + 1 + i}
              />
            ))}
          </ol>
        </details>
      )}
    </section>
  )
}

type PlaceProps = {
  professional: Placed
  position: number
}

function Place({ professional, position, isLast }: PlaceProps & { isLast: boolean }) {
  const t = useT('list', 'professionals')
  const locale = useLocale()
  const { type, id, name, avatarUrl, place } = professional
  return (
    <li data-profession={type}>
      {/* After an answer that may have the same face. */}
      <Portrait
        src={avatarUrl}
        name={name}
        size="field"
        of={isLast ? undefined : id}
        eager
        className="portrait-left"
      />
      <div className="plinth">
        <span className="sr-only">{t('list.position', { position })}</span>
        <span
          aria-hidden="true"
          className="font-display text-[2.5rem] leading-none font-heading tabular lg:text-[4rem]"
        >
          {position}
        </span>
        <h3 className="text-sm tracking-normal lg:text-base">
          {/* The whole place is clickable. */}
          <a
            href={localizedPath(profilePath(type, id), locale)}
            className="underline-offset-2 after:absolute after:inset-0 hover:underline"
          >
            {professionalName(professional, t)}
          </a>
        </h3>
        <p className="text-xs lg:text-sm">
          {place && <span className="block">{place.city}</span>}
          <Facts professional={professional} />
        </p>
        <RankingRing professional={professional} />
      </div>
    </li>
  )
}

function SlimPlace({ professional, position }: PlaceProps) {
  const t = useT('list', 'professionals')
  const locale = useLocale()
  const { type, id, name, avatarUrl, place } = professional
  return (
    <li data-profession={type}>
      <a
        href={localizedPath(profilePath(type, id), locale)}
        className="group/place grid min-h-15 grid-cols-[1.75rem_auto_1fr_auto] items-center gap-3 py-1 leading-tight"
      >
        <span className="sr-only">{t('list.position', { position })}</span>
        <span
          aria-hidden="true"
          className="font-display text-lg font-heading text-ink-soft tabular"
        >
          {position}
        </span>
        <Portrait src={avatarUrl} name={name} size={44} />
        <span className="min-w-0">
          <b className="font-medium underline-offset-2 group-hover/place:underline">
            {professionalName(professional, t)}
          </b>
          <small className="block text-sm text-ink-soft">
            {place && `${place.city} · `}
            <Facts professional={professional} />
          </small>
        </span>
        <RankingRing professional={professional} className="size-11" />
      </a>
    </li>
  )
}

/** Stars with the number of reviews, and years; the score is in the ring. */
function Facts({
  professional: { rating, totalReviews, experienceYears },
}: Pick<PlaceProps, 'professional'>) {
  const t = useT('list', 'professionals')
  const locale = useLocale()
  const stars = formatRating(rating, locale)
  const years =
    experienceYears === 0 ? t('list.firstYear') : t('list.years', { count: experienceYears })
  if (totalReviews === 0) return `${t('professionals.rating.none')} · ${years}`
  return (
    <>
      <span aria-hidden="true">
        ★ {stars} ({totalReviews})
      </span>
      <span className="sr-only">
        {t('professionals.rating.stars', { rating: stars })},{' '}
        {t('professionals.rating.count', { count: totalReviews })}
      </span>
      {` · ${years}`}
    </>
  )
}
