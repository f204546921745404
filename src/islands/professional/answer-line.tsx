import { Clock } from 'lucide-react'
import { answerTime } from '#lib/professionals/answer-time.ts'
import type { ProfessionalCard } from '#lib/professionals/schemas.ts'
import type { ProfessionalT } from './rating-line.tsx'

type Props = { professional: Pick<ProfessionalCard, 'answerHours'>; t: ProfessionalT }

/** How soon a professional usually answers, in words. */
export function answerText(t: ProfessionalT, answerHours: number): string {
  const { unit, count } = answerTime(answerHours)
  return unit === 'hours'
    ? t('professionals.answers.soon')
    : t('professionals.answers.days', { count })
}

/** How soon a professional usually answers; nothing before enough requests tell. */
export function AnswerLine({ professional: { answerHours }, t }: Props) {
  if (answerHours === null) return null
  return (
    <p className="flex items-center gap-1 text-sm text-ink-soft">
      <Clock className="size-4 shrink-0" aria-hidden="true" />
      {answerText(t, answerHours)}
    </p>
  )
}
