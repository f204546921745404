import { FLAGS, type AllowedFields } from '#lib/health/flags.ts'

/** All 512 of them. */
export const FLAG_SETS: readonly AllowedFields[] = Array.from(
  { length: 2 ** FLAGS.length },
  (_, bits) =>
    Object.fromEntries(FLAGS.map((flag, n) => [flag, (bits & (1 << n)) !== 0])) as AllowedFields,
)

/** A set in words, for messages. */
export const nameOfSet = (allowed: Partial<AllowedFields>) =>
  FLAGS.filter((flag) => allowed[flag]).join(' ') || 'nothing'
