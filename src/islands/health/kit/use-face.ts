import { useRead } from '#client/data/use-read.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { READ_BY_FRAME } from './read-by-frame.ts'
import { listAuthorizations } from '#lib/sharing/calls.ts'

/**
 * The picture of a professional by name and discipline, from the authorizations, which every screen has: what they wrote
 * and asked keeps only what they were called then.
 */
export function useFace(name: string | null, type: ProfessionalType | undefined): string | null {
  const { data } = useRead(listAuthorizations, {}, READ_BY_FRAME)
  const found = data?.items.find(
    ({ professional }) =>
      professional.name === name && (type === undefined || professional.type === type),
  )
  return found?.professional.avatarUrl ?? null
}
