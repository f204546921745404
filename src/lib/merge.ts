type Name<Values> = keyof Values & string

/** What is edited over a version: its fields, and how they are compared and taken over. */
export type Rules<Values> = {
  /** The fields; those that are taken over together, such as a city and its country, as a list. */
  parts: readonly (Name<Values> | Names<Values>)[]
  /** By default by their JSON. */
  isSame?: (one: Values, other: Values, name: Name<Values>) => boolean
  /** `into` with these fields of `from`. */
  take?: (into: Values, from: Values, names: Names<Values>) => Values
  /** Both values of a field, one after the other; null where that makes no sense. */
  both?: (mine: Values, theirs: Values, name: Name<Values>) => Values | null
}
type Names<Values> = readonly [Name<Values>, ...Name<Values>[]]

/** Values of the same fields, in three versions. */
export type Versions<Values> = {
  /** What both began with; null when it is not known, so that every difference is one of both. */
  base: Values | null
  mine: Values
  theirs: Values
}

export type Side = 'mine' | 'theirs' | 'both'

/** A part that was changed differently here and elsewhere. */
export type Conflict<Values> = {
  names: Names<Values>
  mine: Values
  theirs: Values
  /** What the part holds once a side is chosen. */
  held: { mine: Values; theirs: Values; both?: Values }
  /** The side that is in the form. */
  taken: Side
}

export type Merged<Values> = { merged: Values; conflicts: Conflict<Values>[] }

/** Whether two say the same in all fields. */
export function isSameIn<Values extends object>(
  rules: Rules<Values>,
  one: Values,
  other: Values,
): boolean {
  return rules.parts.every((part) => isSamePart(rules, namesIn(part), one, other))
}

/**
 * What a user has typed, over what was saved elsewhere meanwhile: what only one of them changed is taken from that one. What
 * both changed differently is in `conflicts`, in the order of the fields; it holds both values where that is possible, so
 * that nothing is lost unread, and otherwise what was typed.
 */
export function mergeFields<Values extends object>(
  rules: Rules<Values>,
  { base, mine, theirs }: Versions<Values>,
): Merged<Values> {
  let merged = mine
  const conflicts: Conflict<Values>[] = []
  for (const part of rules.parts) {
    const names = namesIn(part)
    const isSame = (one: Values | null, other: Values) =>
      one !== null && isSamePart(rules, names, one, other)
    if (isSame(base, mine) || isSame(mine, theirs)) merged = take(rules, merged, theirs, names)
    else if (!isSame(base, theirs)) {
      const conflict = conflictOf(rules, names, mine, theirs)
      merged = take(rules, merged, conflict.held[conflict.taken]!, names)
      conflicts.push(conflict)
    }
  }
  return { merged, conflicts }
}

/**
 * Takes a side of a conflict. What was corrected in its fields before is there again when the other side is taken back.
 *
 * @param now what is in the form
 */
export function choose<Values extends object>(
  rules: Rules<Values>,
  conflict: Conflict<Values>,
  side: Side,
  now: Values,
): { values: Values; conflict: Conflict<Values> } {
  const held = { ...conflict.held, [conflict.taken]: now }
  const values = take(rules, now, held[side] ?? now, conflict.names)
  return { values, conflict: { ...conflict, held, taken: side } }
}

function conflictOf<Values extends object>(
  rules: Rules<Values>,
  names: Names<Values>,
  mine: Values,
  theirs: Values,
): Conflict<Values> {
  const both = names.length === 1 ? rules.both?.(mine, theirs, names[0]) : null
  const held = { mine, theirs, ...(both && { both }) }
  return { names, mine, theirs, held, taken: both ? 'both' : 'mine' }
}

const namesIn = <Values>(part: Name<Values> | Names<Values>): Names<Values> =>
  typeof part === 'string' ? [part] : part

function isSamePart<Values extends object>(
  { isSame = hasSameJson }: Rules<Values>,
  names: Names<Values>,
  one: Values,
  other: Values,
): boolean {
  return names.every((name) => isSame(one, other, name))
}

const hasSameJson = <Values>(one: Values, other: Values, name: Name<Values>): boolean =>
  JSON.stringify(one[name]) === JSON.stringify(other[name])

function take<Values extends object>(
  rules: Rules<Values>,
  into: Values,
  from: Values,
  names: Names<Values>,
): Values {
  if (rules.take) return rules.take(into, from, names)
  return { ...into, ...Object.fromEntries(names.map((name) => [name, from[name]])) }
}
