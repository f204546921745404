import { Heart } from 'lucide-react'
import { island } from '#client/island/island.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { AnswerLine } from '#client/professionals/answer-line.tsx'
import { RankingRing } from '#client/professionals/ranking-ring.tsx'
import { ScoreParts } from '#client/professionals/score-parts.tsx'
import { VerifiedBadge } from '#client/professionals/verified-badge.tsx'
import { Opening, Words } from '#client/professionals/words.tsx'
import { localizedPath } from '#lib/i18n/locales.ts'
import { specialtiesText } from '#lib/professionals/card-specialties.ts'
import { professionalName } from '#lib/professionals/professional-name.ts'
import { savedMark } from '#lib/shortlist/saved-mark.ts'
import { PATHS, profilePath } from '#lib/site/routes.ts'
import { whereabouts } from '#lib/professionals/whereabouts.ts'
import { Portrait } from '#ui/portrait.tsx'
import { Facts } from './facts.tsx'
import type { Listed } from './listed.ts'
import './list.css'

type Props = {
  professional: Listed
  /** Among the first of the page, whose pictures load at once. */
  eager?: boolean
}

/**
 * One professional in a list. The whole card is one link; above it lie the ring, which opens the parts of the score over
 * the words, and the heart.
 */
export function ProfessionalCard({ professional, eager = false }: Props) {
  const t = useT('list', 'professionals')
  const locale = useLocale()
  const { type, id, name: ownName, avatarUrl } = professional
  const name = professionalName(professional, t)
  const specialties = specialtiesText(professional, t, locale)
  return (
    <article data-profession={type} className="card">
      <Portrait src={avatarUrl} name={ownName} size="field" of={id} eager={eager} />
      <h3>
        <a href={localizedPath(profilePath(type, id), locale)}>{name}</a>
        <VerifiedBadge professional={professional} />
      </h3>
      <p className="mt-0.5 text-ink-soft">{whereabouts(professional, t)}</p>
      <Words professional={professional} />
      <div className="own mb-1 lg:my-2">
        {professional.quote && (
          <p className="line-clamp-2 text-ink-soft">
            <Opening professional={professional} />
          </p>
        )}
        {specialties && <p>{specialties}</p>}
        <div className="max-lg:hidden">
          <AnswerLine professional={professional} />
        </div>
      </div>
      <div className="meta">
        <p className="text-ink-soft tabular">
          <Facts professional={professional} />
        </p>
        {/* The link of the name, which covers the card. */}
        <span aria-hidden="true" className="font-medium text-pine">
          {t('list.seeProfile')}
        </span>
      </div>
      {/* One open at a time. */}
      <details name="why">
        <summary>
          <span className="sr-only">{t('professionals.ranking.why')} </span>
          <RankingRing professional={professional} />
        </summary>
        <div className="why">
          <ScoreParts professional={professional} />
          <a
            href={localizedPath(PATHS.reviews, locale)}
            className="mt-1.5 inline-block text-xs font-medium underline underline-offset-2 max-lg:hidden"
          >
            {t('professionals.ranking.how')}
          </a>
        </div>
      </details>
      {/* Pressed and painted by the page's script, before this island is alive and after. */}
      <button
        type="button"
        data-save={savedMark(professional)}
        aria-pressed="false"
        aria-label={t('list.save', { name })}
        suppressHydrationWarning
        className="save grid size-11 place-items-center rounded-full hover:bg-ink/10 noscript:hidden"
      >
        <Heart className="size-5" aria-hidden="true" />
      </button>
    </article>
  )
}

/** The same in a page without a script. */
export const StaticCard = island(ProfessionalCard, 'list', 'professionals')
