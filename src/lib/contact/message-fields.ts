import * as z from 'zod/mini'
import { Line } from '#lib/fields/line.ts'
import { Paragraph } from '#lib/fields/paragraph.ts'
import { Phone } from '#lib/fields/phone.ts'
import { ProfessionalId } from '#lib/ids.ts'
import { ALL_CONTACT_OBJECTIVES } from './objectives.ts'

/** Text without angle brackets, which are dropped and not refused: nobody loses a message over one. */
const withoutBrackets = z.pipe(
  z.string('required'),
  z.transform((text: string) => text.replaceAll(/[<>]/g, '')),
)

const NAME_LENGTH = { min: 2, max: 100 } as const
export const MESSAGE_LENGTH = { min: 10, max: 2_000 } as const

/** What every message to a professional contains, whoever sends it. */
export const MESSAGE = {
  name: z.pipe(withoutBrackets, Line(NAME_LENGTH.max, NAME_LENGTH.min)),
  phone: z.nullable(Phone),
  message: z.pipe(
    withoutBrackets,
    Paragraph(MESSAGE_LENGTH.max).check(z.minLength(MESSAGE_LENGTH.min, 'too_short')),
  ),
}

/** Which of `CONTACT_OBJECTIVES` fit the profession, the server checks. */
export const Objective = z.enum(ALL_CONTACT_OBJECTIVES, 'required')

/** One of the professionals whom a message goes to, with its objective. */
export const Recipient = z.strictObject({ id: ProfessionalId, objective: Objective })
export type Recipient = z.infer<typeof Recipient>

/** So many professionals get one message at a time. */
export const MOST_RECIPIENTS = 3

/** A message that a sign-up leaves: it is sent once the address is confirmed. */
export const WaitingMessage = z.strictObject({
  ...MESSAGE,
  to: z
    .array(Recipient)
    .check(z.minLength(1, 'required'), z.maxLength(MOST_RECIPIENTS, 'too_many')),
})
export type WaitingMessage = z.infer<typeof WaitingMessage>
