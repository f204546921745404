import * as z from 'zod/mini'
import { Line } from '#lib/fields/line.ts'
import { Paragraph } from '#lib/fields/paragraph.ts'
import { Phone } from '#lib/fields/phone.ts'

export const NAME_MAX = 100
export const BIO_MAX = 300

/** What everybody sets in the own profile. */
export const BASICS = {
  displayName: z.nullable(Line(NAME_MAX, 2)),
  phone: z.nullable(Phone),
  bio: z.nullable(Paragraph(BIO_MAX)),
  newsletter: z.boolean(),
} as const

/** The same as it is kept. What earlier rules took is still read. */
export const StoredBasics = z.object({
  displayName: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  newsletter: z.boolean(),
})
export type StoredBasics = z.infer<typeof StoredBasics>
