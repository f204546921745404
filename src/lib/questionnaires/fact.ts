import * as z from 'zod/mini'
import { excerpt } from '#lib/format/excerpt.ts'
import { coursesOf, type Answered } from './course.ts'
import { PRIORITIES, priorityOf } from './priority.ts'

/** A figure that was given at an instant, ISO 8601. */
export const FactPoint = z.object({ at: z.string(), value: z.number() })
export type FactPoint = z.infer<typeof FactPoint>

/** What a row of a list states of answers. It is health data. */
export const AnswerFact = z.object({
  /** The scale that has moved most since the answers before, with its course, oldest first; null without one. */
  scale: z.nullable(z.object({ question: z.string(), points: z.array(FactPoint) })),
  /** The words that made the priority, and those behind them; null where none did. */
  quote: z.nullable(z.string()),
})
export type AnswerFact = z.infer<typeof AnswerFact>

/** Whether a list is read with what its rows state, which is in the logs of its people. */
export const WithFacts = z.optional(z.literal('true', 'invalid'))

/**
 * What answers state in one line; null where they state nothing.
 *
 * @param earlier answers of the same client, oldest first
 */
export function factOf(answered: Answered, earlier: readonly Answered[]): AnswerFact | null {
  const [scale = null] = scalesOf(answered, earlier).toSorted((a, b) => moveOf(b) - moveOf(a))
  const quote = quoteOf(answered)
  return scale || quote ? { scale, quote } : null
}

type Scale = NonNullable<AnswerFact['scale']>

/** The scales that were answered before. */
function scalesOf(
  { questions, responses, completedAt: at }: Answered,
  earlier: readonly Answered[],
) {
  const courses = coursesOf(questions, earlier)
  return questions.flatMap(({ type, text: question }, index): Scale[] => {
    const value = responses[`q${index}`]
    const before = courses[`q${index}`] ?? []
    if (type !== 'scale' || typeof value !== 'number' || before.length === 0) return []
    const points = before.map((point) => ({ at: point.completedAt, value: Number(point.value) }))
    return [{ question, points: [...points, { at, value }] }]
  })
}

function moveOf({ points }: Scale): number {
  const [from, to] = points.slice(-2)
  return Math.abs(to!.value - from!.value)
}

/** Characters of a quotation in a row. */
export const QUOTE_MAX = 60

/** Of the text with the highest priority, from the word that made it to the end of its clause. */
function quoteOf({ questions, responses }: Answered): string | null {
  const texts = questions.flatMap(({ type }, index) => {
    const answer = responses[`q${index}`]
    return type === 'text' && typeof answer === 'string' ? [{ answer, ...priorityOf(answer) }] : []
  })
  const [first] = PRIORITIES.flatMap((one) => texts.filter(({ priority }) => priority === one))
  const match = first?.matches[0]
  if (!first || !match) return null
  const clause = first.answer
    .slice(match.start)
    .split(/[.,;:!?…\n]/u, 1)[0]!
    .trim()
  return excerpt(clause, QUOTE_MAX)
}
