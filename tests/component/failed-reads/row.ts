import type { Call, ResponseOf } from '#lib/http/contract.ts'
import type { ErrorCode } from '#lib/http/errors.ts'

/** What a screen shows of a read that fails, and of its answer. */
export type Row = {
  call: Call
  /** Tells apart the places that one call is read for. */
  place?: string
  /** Which requests of the call are meant, where others are for another place. */
  when?: (query: Record<string, string>) => boolean
  /** Answers all that the screen asks; the answer for `call` is replaced. */
  answers: () => void
  /** Draws the screen, and opens the part. */
  open: () => unknown
  /** What the part says; the rest of the screen is there. */
  says: string
  /** Where it says something else to a refusal, and offers to ask again. */
  saysOf?: Partial<Record<ErrorCode, string>>
  /** What it says to a refusal for which asking again would be in vain. */
  instead?: Partial<Record<'FORBIDDEN' | 'NOT_FOUND', string>>
  /** Something of the screen that needs no answer of this read. */
  besides?: string
  answer: unknown
  /** What the answer shows. */
  shows: string
  /** Also for visitors: the end of a session changes nothing. */
  isPublic?: boolean
  /** Asked before anything personal is shown: without a session nothing is. */
  asVisitor?: boolean
}

/** Types the answer of a row by its call. */
export const row = <C extends Call>(
  call: C,
  given: Omit<Row, 'call' | 'answer'> & {
    answer: ResponseOf<C> | ((query: Record<string, string>) => ResponseOf<C>)
  },
): Row => ({ call, ...given })
