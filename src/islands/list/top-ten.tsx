import { useHydrated } from '#client/use-hydrated.ts'
import { RankingRing } from '#islands/professional/ranking-ring.tsx'
import { formatRating } from '#lib/format/number.ts'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import type { ProfessionalCard } from '#lib/professionals/contract.ts'
import { professionalName } from '#lib/professionals/professional-name.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { profilePath } from '#lib/site/routes.ts'
import { Avatar } from '#ui/avatar.tsx'
import type { ListT } from './texts.ts'

type Props = {
  type: ProfessionalType
  locale: Locale
  t: ListT
  top: ProfessionalCard[]
}

/** The ten best of a profession; not affected by filters. */
export function TopTen({ type, locale, t, top }: Props) {
  // On a filtered URL it would be shifted by the results, so it is hidden until hydration like the cards.
  const live = useHydrated()
  return (
    <section
      aria-labelledby="top"
      data-unfiltered={live ? undefined : ''}
      className="min-w-0 asked:order-last"
    >
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="top" className="text-2xl">
            {t(`list.${type}.top`)}
          </h2>
          <p className="mt-2 max-w-[52ch] text-ink-soft">{t('list.topText')}</p>
        </div>
        <a
          href={`${localizedPath('/', locale)}#how-we-rank`}
          className="inline-flex min-h-11 items-center rounded-full border border-edge px-4 text-sm font-semibold hover:bg-surface-2"
        >
          {t('list.method')}
        </a>
      </div>
      {top.length === 0 ? (
        <p className="rounded-card bg-surface-2 p-5 text-ink-soft">{t('list.topEmpty')}</p>
      ) : (
        <ol className="-mx-4 flex gap-3 overflow-x-auto px-4 pt-1 pb-3">
          {top.map((professional, i) => (
            <TopCard key={professional.id} {...{ professional, locale, t }} position={i + 1} />
          ))}
        </ol>
      )}
    </section>
  )
}

type CardProps = {
  professional: ProfessionalCard
  position: number
  locale: Locale
  t: ListT
}

function TopCard({ professional, position, locale, t }: CardProps) {
  const { type, id, rating, totalReviews, experienceYears } = professional
  const name = professionalName(professional, t)
  return (
    <li
      data-profession={type}
      className="group relative flex w-46 shrink-0 flex-col gap-1 rounded-card border border-line bg-surface p-4 first:border-transparent first:bg-citrus first:text-on-citrus hover:border-edge"
    >
      <span
        aria-hidden="true"
        className="absolute end-3.5 top-2 font-display text-[2.6rem] font-bold tracking-tighter tabular opacity-60"
      >
        {position}
      </span>
      <span className="sr-only">{t('list.position', { position })}</span>
      <Avatar src={professional.avatarUrl} name={professional.name} profession={type} size="sm" />
      <h3 className="mt-1 text-lg">
        {/* The whole card is clickable. */}
        <a
          href={localizedPath(profilePath(type, id), locale)}
          className="after:absolute after:inset-0 after:rounded-card"
        >
          {name}
        </a>
      </h3>
      <p className="text-sm text-ink-soft tabular group-first:text-on-citrus">
        {totalReviews > 0 ? (
          <>
            <span aria-hidden="true">★ </span>
            {formatRating(rating, locale)} ({totalReviews})
          </>
        ) : (
          t('professionals.rating.none')
        )}
      </p>
      <p className="text-sm text-ink-soft tabular group-first:text-on-citrus">
        {experienceYears === 0
          ? t('professionals.firstYear')
          : t('professionals.years', { count: experienceYears })}
      </p>
      <p className="mt-auto pt-2">
        <RankingRing professional={professional} t={t} className="size-12" />
      </p>
    </li>
  )
}
