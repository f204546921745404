import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { RatingLine } from '#client/professionals/rating-line.tsx'
import { isOneOf } from '#lib/one-of.ts'
import { specialtiesText } from '#lib/professionals/card-specialties.ts'
import { MODALITIES } from '#lib/professionals/modality.ts'
import { rankingParts, type RankingFacts } from '#lib/professionals/ranking.ts'
import { scoreText } from '#lib/professionals/score-text.ts'
import { openingOf } from '#lib/format/sentences.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { Portrait } from '#ui/portrait.tsx'
import { ScoreRing } from '#ui/score-ring.tsx'
import type { ProfileForm } from '../form-values.ts'
import { usePlace } from './use-place.ts'

export type CardProps = {
  type: ProfessionalType
  name: string
  avatarUrl: string | null
  part: ProfileForm
  /** What the card quotes of a review, instead of what the own text begins with. */
  quote: string | null
  /** Undefined while they load. */
  facts: RankingFacts | undefined
}

/** The card that visitors see in a list, as on a phone; here it leads nowhere. */
export function SeenCard({ type, name, avatarUrl, part, quote, facts }: CardProps): ReactNode {
  const t = useT('account', 'professionals')
  const locale = useLocale()
  const place = usePlace(part)
  const parts = facts && rankingParts(facts)
  const opening = openingOf(part.bio)
  const { specialization } = part
  const specialties = specialtiesText({ type, specialization }, t, locale)
  return (
    <div data-profession={type} className="seen-card">
      <Portrait name={name} src={avatarUrl} size="field" />
      {/* Told below, where it grows. */}
      {parts && (
        <span aria-hidden="true" className="seen-ring">
          <ScoreRing parts={parts} label={scoreText(parts, t)} className="size-11" />
        </span>
      )}
      <div className="min-w-0 py-3.5 pe-3.5">
        <p className="font-display text-lg leading-tight font-heading wrap-anywhere">
          {name.trim() || t('account.seen.noName')}
        </p>
        <p className="mt-0.5 text-sm text-ink-soft">
          {[
            place,
            isOneOf(MODALITIES, part.modality) && t(`professionals.modality.${part.modality}`),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Line quote={quote} opening={opening} />
        {quote && opening && <p className="line-clamp-2 text-xs text-ink-soft">{opening}</p>}
        {specialties && <p className="text-xs">{specialties}</p>}
        {facts && <RatingLine professional={facts} />}
      </div>
    </div>
  )
}

function Line({ quote, opening }: Pick<CardProps, 'quote'> & { opening: string | null }) {
  const t = useT('account')
  return (
    <p className="my-2 line-clamp-4 font-display leading-tight font-quote wrap-anywhere">
      {quote
        ? t('account.seen.quoted', { text: quote })
        : (opening ?? <span className="text-ink-soft">{t('account.seen.noBio')}</span>)}
    </p>
  )
}
