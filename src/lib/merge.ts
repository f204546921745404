/** Values of the same fields, in three versions. */
type Versions<Values> = {
  /** What both began with; null when it is not known, so that every difference is one of both. */
  base: Values | null
  mine: Values
  theirs: Values
}

/** Whether two say the same in all of these fields. */
export function isSameIn<Values extends object>(
  names: readonly (keyof Values)[],
  one: Values,
  other: Values,
): boolean {
  return names.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]))
}

/** `target` with a field of `source`. */
export function withField<Values extends object>(
  target: Values,
  source: Values,
  name: keyof Values,
): Values {
  return { ...target, [name]: source[name] }
}

/**
 * What somebody has typed, over what somebody else has saved meanwhile: what only one of them changed is taken from that
 * one. What both changed differently stays as typed, and is named in `conflicts`.
 *
 * @param names the fields, in the order of `conflicts`
 */
export function mergeFields<Values extends object, Name extends keyof Values>(
  names: readonly Name[],
  { base, mine, theirs }: Versions<Values>,
): { merged: Values; conflicts: Name[] } {
  const isSame = (one: Values | null, other: Values, name: Name) =>
    one !== null && isSameIn([name], one, other)
  const differing = names.filter((name) => !isSame(mine, theirs, name))
  const onlyTheirs = differing.filter((name) => isSame(base, mine, name))
  const conflicts = differing.filter(
    (name) => !onlyTheirs.includes(name) && !isSame(base, theirs, name),
  )
  const merged = onlyTheirs.reduce((values, name) => withField(values, theirs, name), mine)
  return { merged, conflicts }
}
