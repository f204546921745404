import type { Failure } from '#client/data/request.ts'

/** Why a save did not arrive although nothing is wrong with it. */
export const TROUBLES = ['offline', 'limited'] as const
export type Trouble = (typeof TROUBLES)[number]

/** Null for other failures. */
export function troubleOf({ code }: Pick<Failure, 'code'>): Trouble | null {
  if (code === 'UNAVAILABLE') return 'offline'
  return code === 'RATE_LIMITED' ? 'limited' : null
}
