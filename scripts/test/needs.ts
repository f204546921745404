import { posix } from 'node:path'

/** Each file of the repository with those that it needs. */
export type Needs = ReadonlyMap<string, readonly string[]>

/** The prefixes of `imports` in package.json, `#lib/*`, and the folders that they stand for. */
export type Aliases = Readonly<Record<string, string>>

/** Types are gone when a test runs. */
const TYPE_IMPORT = /\b(?:import|export) type [^'"=]*? from ['"][^'"]+['"]/g
const LITERAL = /(['"`])([#.\w][^'"`\s]*)\1/g
const HOLE = /\$\{[^}]*\}/g

/**
 * The files that a source needs: everything that it names in a literal, as an import, as a path from the root or as a
 * template of paths. What a comment quotes counts too, which costs a run too many and never one too few.
 */
export function needsOf(
  path: string,
  source: string,
  { files, aliases }: { files: ReadonlySet<string>; aliases: Aliases },
): string[] {
  const literals = [...source.replace(TYPE_IMPORT, '').matchAll(LITERAL)].map(([, , text]) => text!)
  const found = literals.flatMap((literal) => {
    const target = placeOf(literal, path, aliases)
    if (target.includes('${')) return matching(target, files)
    return files.has(target) ? [target] : []
  })
  return [...new Set(found)].filter((file) => file !== path)
}

/** A literal as a path from the root. */
function placeOf(literal: string, path: string, aliases: Aliases): string {
  if (literal.startsWith('./') || literal.startsWith('../')) {
    return posix.join(posix.dirname(path), literal)
  }
  const [alias, ...rest] = literal.split('/')
  const folder = aliases[`${alias ?? ''}/*`]
  return folder === undefined ? literal : posix.join(folder.replace('/*', ''), ...rest)
}

/** The files of a template whose first folder is known, `public/locales/${locale}/mail.json`. */
function matching(template: string, files: ReadonlySet<string>): string[] {
  const [start = ''] = template.split('${')
  if (!start.includes('/')) return []
  const pattern = new RegExp(
    `^${template
      .split(HOLE)
      .map((part) => RegExp.escape(part))
      .join('[^/]*')}$`,
  )
  return [...files].filter((file) => file.startsWith(start) && pattern.test(file))
}

/** Every file that needs one of these, directly or through others, with the number of steps to it. */
export function reachOf(needs: Needs, changed: readonly string[]): Map<string, number> {
  const neededBy = new Map<string, string[]>()
  for (const [file, targets] of needs) {
    for (const target of targets) neededBy.set(target, [...(neededBy.get(target) ?? []), file])
  }
  const steps = new Map(changed.map((file) => [file, 0]))
  // A Map's iterator meets what is added on the way.
  for (const [file, distance] of steps) {
    for (const next of neededBy.get(file) ?? []) {
      if (!steps.has(next)) steps.set(next, distance + 1)
    }
  }
  return steps
}
