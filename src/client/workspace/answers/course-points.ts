import type { CoursePoint } from '#lib/questionnaires/course.ts'
import { hasCourse } from '#lib/questionnaires/course.ts'
import type { Answer, Question } from '#lib/questionnaires/questions.ts'
import type { SparkPoint } from '#ui/spark-path.ts'

/** Earlier answers that are told in words; all are in the line. */
export const TOLD = 5

type Now = { answer: Answer; completedAt: string | null }

/**
 * The line of a figure or a day, oldest first, the answer itself last; null where nothing was answered before, and for
 * questions that have no course.
 */
export function coursePoints(
  question: Question,
  earlier: readonly CoursePoint[],
  { answer, completedAt }: Now,
): SparkPoint[] | null {
  if (!hasCourse(question) || completedAt === null || earlier.length === 0) return null
  if (typeof answer !== 'number' && typeof answer !== 'string') return null
  return [...earlier, { completedAt, value: answer }].map(({ completedAt: at, value }) => ({
    at: Date.parse(at),
    value: typeof value === 'number' ? value : Date.parse(value),
  }))
}
