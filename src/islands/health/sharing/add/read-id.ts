import * as z from 'zod/mini'
import { ProfessionalId } from '#lib/ids.ts'

/** An id from an address; null when it has not the form of one. */
export function readProfessionalId(text: string | null): ProfessionalId | null {
  const { data } = z.safeParse(ProfessionalId, text)
  return data ?? null
}
