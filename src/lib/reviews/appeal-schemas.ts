import * as z from 'zod/mini'
import { Paragraph } from '#lib/fields/paragraph.ts'
import { Done } from '#lib/http/done.ts'
import { APPEAL_MAX } from './moderation.ts'

/** An appeal against a decision about one's review, by the token of the mail that told it. */
export const CreateAppeal = z.strictObject({
  token: z.string('required').check(z.minLength(1, 'required'), z.maxLength(200, 'too_long')),
  text: Paragraph(APPEAL_MAX).check(z.minLength(1, 'required')),
})
export type CreateAppeal = z.infer<typeof CreateAppeal>

export const createAppeal = {
  body: CreateAppeal,
  response: Done,
}
