import { Clock } from 'lucide-react'
import { island } from '#client/island/island.tsx'
import { useT } from '#client/texts/use-t.ts'
import type { T } from '#lib/i18n/t.ts'
import { answerTime } from '#lib/professionals/answer-time.ts'
import type { ProfessionalCard } from '#lib/professionals/schemas.ts'

type Props = { professional: Pick<ProfessionalCard, 'answerHours'> }

/** How soon a professional usually answers, in words. */
export function answerText(t: T<'professionals'>, answerHours: number): string {
  const { unit, count } = answerTime(answerHours)
  return unit === 'hours'
    ? t('professionals.answers.soon')
    : t('professionals.answers.days', { count })
}

/** How soon a professional usually answers; nothing before enough requests tell. */
export function AnswerLine({ professional: { answerHours } }: Props) {
  const t = useT('professionals')
  if (answerHours === null) return null
  return (
    <p className="flex items-center gap-1 text-sm text-ink-soft">
      <Clock className="size-4 shrink-0" aria-hidden="true" />
      {answerText(t, answerHours)}
    </p>
  )
}

/** The same in a page without a script. */
export const StaticAnswerLine = island(AnswerLine, 'professionals')
