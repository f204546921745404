import type { VerificationCheck, VerificationKind } from './values.ts'

/** What the checks of a record depend on. */
export type ToCheck = {
  kind: VerificationKind
  number: string | null
  /** Whether there is a document; otherwise a public register was looked into. */
  hasProof: boolean
}

/**
 * What has to be looked at before a record is approved: all of it. Without a document there is only the register, so
 * there the number is always one of them.
 */
export function checksFor({ kind, number, hasProof }: ToCheck): VerificationCheck[] {
  return [
    'name',
    ...(kind === 'certificate' ? (['text'] as const) : []),
    ...(number !== null || !hasProof ? (['number'] as const) : []),
    ...(hasProof ? (['validity'] as const) : []),
  ]
}
