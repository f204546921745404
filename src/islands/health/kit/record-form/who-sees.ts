import { derive, type Measured } from '#lib/health/derived.ts'
import { DERIVED_NAMES, MEASURED_NAMES, MEASURES, type MeasureName } from '#lib/health/measures.ts'
import type { Authorization } from '#lib/sharing/schemas.ts'
import { FLAGS, shownFlags, type Flag } from '#lib/health/flags.ts'

/** The measures that a record has, with those that are derived from them. */
export function namesIn(values: Measured): MeasureName[] {
  const derived = derive(values)
  return [
    ...MEASURED_NAMES.filter((name) => typeof values[name] === 'number'),
    ...DERIVED_NAMES.filter((name) => derived[name] !== null),
  ]
}

/** Who will see what of a record. */
export type Viewers = {
  viewers: { authorization: Authorization; flags: Flag[] }[]
  /** What nobody but its owner sees. */
  onlyOwner: Flag[]
}

/** What active professionals see of a record with these measures, by what they are allowed. */
export function whoSees(
  authorizations: readonly Authorization[],
  names: readonly MeasureName[],
): Viewers {
  const given = new Set(names.map((name) => MEASURES[name].flag))
  const viewers = authorizations
    .filter(({ state }) => state === 'active')
    .map((authorization) => ({
      authorization,
      flags: shownFlags(authorization.allowedFields).filter((flag) => given.has(flag)),
    }))
    .filter(({ flags }) => flags.length > 0)
  const seen = new Set(viewers.flatMap(({ flags }) => flags))
  return { viewers, onlyOwner: FLAGS.filter((flag) => given.has(flag) && !seen.has(flag)) }
}
