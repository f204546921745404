import type { VerificationId } from '#lib/ids.ts'

/** The keys of `useTyped` for what is filled in about a record: what was checked, and a reason. */
export const checkedKey = (id: VerificationId): string => `verification ${id}`
export const reasonKey = (id: VerificationId): string => `verification reason ${id}`
