import { BadgeCheck, Heart } from 'lucide-react'
import { AnswerLine } from '#islands/professional/answer-line.tsx'
import { PlaceLine } from '#islands/professional/place-line.tsx'
import { RatingLine } from '#islands/professional/rating-line.tsx'
import { RankingRing } from '#islands/professional/ranking-ring.tsx'
import { WhyThisPosition } from '#islands/professional/why.tsx'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { isOneOf } from '#lib/one-of.ts'
import type { ProfessionalCard as Professional } from '#lib/professionals/contract.ts'
import { professionalName } from '#lib/professionals/professional-name.ts'
import { ALL_SPECIALTIES } from '#lib/professionals/specialties.ts'
import { savedMark } from '#lib/shortlist/shortlist.ts'
import { profilePath } from '#lib/site/routes.ts'
import { verifiedText } from '#lib/professionals/verified.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Chip } from '#ui/chip.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import type { ListT } from './texts.ts'

/** How many specialities a card names; the rest are only counted. */
const SPECIALTIES_SHOWN = 3

type Props = { professional: Professional; locale: Locale; t: ListT }

/** One professional in a list: name, place, modality, rating, and the reasons for the position. */
export function ProfessionalCard({ professional, locale, t }: Props) {
  const { type, modality } = professional
  const name = professionalName(professional, t)
  const href = localizedPath(profilePath(type, professional.id), locale)
  return (
    <article
      data-profession={type}
      className="flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-5 shadow-soft"
    >
      <div className="grid grid-cols-[auto_1fr_auto] items-center gap-3.5">
        <Avatar src={professional.avatarUrl} name={professional.name} profession={type} />
        <div className="min-w-0">
          <h3 className="text-lg">
            <a href={href} className="underline-offset-4 hover:underline">
              {name}
            </a>
            {professional.verification && (
              <span className="whitespace-nowrap">
                {/* A word joiner: the badge wraps with the last word, never alone. */}
                {'\u2060'}
                <Badge
                  text={t('professionals.badge', {
                    what: verifiedText(professional.verification, t, locale),
                  })}
                />
              </span>
            )}
          </h3>
          <PlaceLine professional={professional} locale={locale} t={t} />
          <RatingLine professional={professional} locale={locale} t={t} />
          <AnswerLine professional={professional} t={t} />
        </div>
        <RankingRing professional={professional} t={t} className="size-14" />
      </div>
      <ul className="flex flex-wrap gap-1.5">
        <li>
          <Chip tone="modality">{t(`professionals.modality.${modality}`)}</Chip>
        </li>
        <Specialties slugs={professional.specialization} t={t} />
      </ul>
      {professional.bio && <p className="line-clamp-2 text-sm text-ink-soft">{professional.bio}</p>}
      <WhyThisPosition professional={professional} locale={locale} t={t} />
      <div className="flex gap-3">
        <Button href={href} className="flex-1" aria-label={t('list.viewProfileOf', { name })}>
          {t('list.viewProfile')}
        </Button>
        {/* Pressed and painted by the page's script, before this island is alive and after. */}
        <button
          type="button"
          data-save={savedMark(professional)}
          aria-pressed="false"
          aria-label={t('list.save', { name })}
          suppressHydrationWarning
          className={cx(buttonClass({ variant: 'quiet' }), 'noscript:hidden')}
        >
          <Heart className="size-5" aria-hidden="true" />
        </button>
      </div>
    </article>
  )
}

function Specialties({ slugs, t }: { slugs: string[]; t: ListT }) {
  // Stored values may predate a shortened list.
  const known = slugs.filter((slug) => isOneOf(ALL_SPECIALTIES, slug))
  const more = known.length - SPECIALTIES_SHOWN
  return (
    <>
      {known.slice(0, SPECIALTIES_SHOWN).map((slug) => (
        <li key={slug}>
          <Chip>{t(`professionals.specialty.${slug}`)}</Chip>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Chip>
            <span aria-hidden="true">{t('list.moreSpecialties', { count: more })}</span>
            <span className="sr-only">{t('list.moreSpecialtiesLabel', { count: more })}</span>
          </Chip>
        </li>
      )}
    </>
  )
}

/** What was checked, as a name and on hover. */
const Badge = ({ text }: { text: string }) => (
  <BadgeCheck
    role="img"
    aria-label={text}
    className="ms-1 inline size-5 align-text-bottom text-pine"
  >
    <title>{text}</title>
  </BadgeCheck>
)
