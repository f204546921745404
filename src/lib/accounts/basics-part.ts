import * as z from 'zod/mini'
import { Line } from '#lib/fields/line.ts'
import { Paragraph } from '#lib/fields/paragraph.ts'
import { Phone } from '#lib/fields/phone.ts'

export const NAME_MAX = 100
export const BIO_MAX = 300

/** The fields that every user sets in their profile. */
export const BASICS = {
  displayName: Line(NAME_MAX, 2),
  phone: z.nullable(Phone),
  bio: z.nullable(Paragraph(BIO_MAX)),
  newsletter: z.boolean(),
} as const

/** The stored form, which also accepts values from earlier rules. */
export const StoredBasics = z.object({
  displayName: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  newsletter: z.boolean(),
})
export type StoredBasics = z.infer<typeof StoredBasics>
