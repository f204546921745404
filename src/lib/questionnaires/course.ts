import * as z from 'zod/mini'
import type { Answer, Question, Responses } from './questions.ts'

/** Whether a figure has moved since the answer before. Neither is better or worse. */
export const CHANGES = ['up', 'down'] as const
export type Change = (typeof CHANGES)[number]

/** Answers to the same questions. */
export type Answered = { questions: readonly Question[]; responses: Responses; completedAt: string }
/** A figure or a day that was answered before. */
const CoursePoint = z.object({ completedAt: z.string(), value: z.union([z.number(), z.string()]) })
export type CoursePoint = z.infer<typeof CoursePoint>
/** Earlier answers of a client to the same figures and days, by `qN`, oldest first. */
export const Courses = z.record(z.string(), z.array(CoursePoint))

/** What shows its course: figures and days, which carry no badge. */
export function hasCourse({ type }: Question): boolean {
  return type === 'number' || type === 'scale' || type === 'date'
}

/** The same question: its words, its kind, and what its figures count. */
const keyOf = (question: Question) =>
  JSON.stringify([question.type, question.text, question.type === 'number' ? question.unit : null])

/**
 * The earlier answers to each figure and day that is asked, by `qN`, in the order of `earlier`; without those that were
 * never answered before.
 *
 * @param earlier oldest first
 */
export function coursesOf(
  questions: readonly Question[],
  earlier: readonly Answered[],
): Record<string, CoursePoint[]> {
  const answered = earlier.map(({ questions: asked, responses, completedAt }) => {
    // Of two of the same words the first.
    const places = new Map(asked.map((question, at) => [keyOf(question), at] as const).toReversed())
    return { places, responses, completedAt }
  })
  const found = questions.flatMap((question, index) => {
    if (!hasCourse(question)) return []
    const key = keyOf(question)
    const points = answered.flatMap(({ places, responses, completedAt }) => {
      const at = places.get(key)
      const value = at === undefined ? undefined : responses[`q${at}`]
      return isPoint(value) ? [{ completedAt, value }] : []
    })
    return points.length > 0 ? [[`q${index}`, points] as const] : []
  })
  return Object.fromEntries(found)
}

const isPoint = (value: Answer | undefined): value is number | string =>
  typeof value === 'number' || typeof value === 'string'

/**
 * Points of a scale of 0–10 that a person notices: Farrar et al. 2001, https://doi.org/10.1016/S0304-3959(01)00349-9, about
 * pain; used here for every scale, as a reason to look.
 */
const NOTABLE = 2

/** From what to what a scale has moved, when a person notices it; null otherwise, and for everything else. */
export function jumpOf(
  { type }: Question,
  answer: Answer | undefined,
  earlier: readonly CoursePoint[],
): { from: number; to: number } | null {
  const from = earlier.at(-1)?.value
  if (type !== 'scale' || typeof answer !== 'number' || typeof from !== 'number') return null
  return Math.abs(answer - from) >= NOTABLE ? { from, to: answer } : null
}

/** Whether a scale has moved notably since the answers before; up where several have moved both ways. */
export function changeOf(
  questions: readonly Question[],
  responses: Responses,
  earlier: readonly Answered[],
): Change | null {
  const courses = coursesOf(questions, earlier)
  const jumps = questions.flatMap(
    (question, index) => jumpOf(question, responses[`q${index}`], courses[`q${index}`] ?? []) ?? [],
  )
  if (jumps.some(({ from, to }) => to > from)) return 'up'
  return jumps.length > 0 ? 'down' : null
}
