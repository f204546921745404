/** In every path, or of no domain. */
const COMMON = new Set([
  'src',
  'db',
  'queries',
  'server',
  'lib',
  'tests',
  'integration',
  'component',
  'test',
  'ts',
  'tsx',
])

/** Test files in the order in which they are likely to notice a fault: first those that are named like its place. */
export function likeliest(place: string, tests: readonly string[]): string[] {
  const wanted = wordsOf(place)
  const shared = (file: string) => [...wordsOf(file)].filter((word) => wanted.has(word)).length
  return tests.toSorted((a, b) => shared(b) - shared(a))
}

/** Without the plural, in which a table and its tests differ. */
function wordsOf(path: string): Set<string> {
  const words = path.split(/[^a-z]+/).filter((word) => word && !COMMON.has(word))
  return new Set(words.map((word) => word.replace(/s$/, '')))
}
