import * as z from 'zod/mini'
import { Paragraph } from './paragraph.ts'

/** Characters of a reason, at most. */
export const REASON_MAX = 500

/** Why an admin decided something: whom it concerns is told. */
export const GivenReason = Paragraph(REASON_MAX).check(
  z.minLength(1, { error: 'required', abort: true }),
)
