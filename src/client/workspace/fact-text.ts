import type { T } from '#lib/i18n/t.ts'
import type { AnswerFact } from '#lib/questionnaires/fact.ts'

type Scale = NonNullable<AnswerFact['scale']>

/** Whether a scale is of pain, which has a name of its own. */
export const isOfPain = ({ question }: Scale): boolean => /dolor|duele|pain|hurt/i.test(question)

/** From what to what a scale has moved: `3 → 7`. */
export const moveText = ({ points }: Scale): string =>
  points
    .slice(-2)
    .map(({ value }) => value)
    .join(' → ')

/** The same with the name of what it is of, where it has one: `Dolor 3 → 7`. */
export const scaleText = (scale: Scale, t: T<'workspace'>): string =>
  isOfPain(scale) ? t('workspace.fact.pain', { move: moveText(scale) }) : moveText(scale)
