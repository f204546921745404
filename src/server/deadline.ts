import { unavailable } from './database-errors.ts'
import { answerWithinMs } from './env.ts'

/** When a response that begins now is sent at the latest, in milliseconds of `performance.now()`. */
export const endOfAnswer = (): number => performance.now() + answerWithinMs()

/**
 * Waits for `work` until `endsAt` (milliseconds of `performance.now()`), then throws UNAVAILABLE. The work itself is not
 * cancelled, so it is for reads; for changes there is `untilCommit`.
 */
export async function waitUntil<T>(endsAt: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const left = Math.max(0, endsAt - performance.now())
    timer = setTimeout(() => reject(unavailable('no answer in time')), left)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Waits for work that changes something: until `endsAt`, or, once it has begun to commit, until its end. So an answer of
 * UNAVAILABLE at the deadline means that nothing was changed and nothing will be; afterwards the answer is what became of
 * the work. Only a connection that breaks during the commit leaves it open, which the driver reports.
 *
 * @param work gets what it has to call right before each commit; that throws UNAVAILABLE after the deadline
 */
export async function untilCommit<T>(
  endsAt: number,
  work: (mayCommit: () => void) => Promise<T>,
): Promise<T> {
  let isLate = false
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const end = () => {
      isLate = true
      reject(unavailable('no commit in time'))
    }
    timer = setTimeout(end, Math.max(0, endsAt - performance.now()))
  })
  const mayCommit = () => {
    if (isLate) throw unavailable('too late to commit')
    clearTimeout(timer)
  }
  try {
    return await Promise.race([work(mayCommit), late])
  } finally {
    clearTimeout(timer)
  }
}
