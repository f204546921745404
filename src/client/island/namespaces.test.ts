import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/*
 * What an island asks for beyond what its page has sent suspends all of it: there is nothing around the root. The compiler
 * cannot see it, as each component names its own.
 */

const aliases = Object.entries(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> }).imports,
)

function fileOf(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(from), specifier)
  for (const [alias, folder] of aliases) {
    const start = alias.replace('*', '')
    if (specifier.startsWith(start)) return join(folder.replace('*', specifier.slice(start.length)))
  }
  return undefined
}

const withoutComments = (file: string) =>
  readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
const quoted = (text: string) => [...text.matchAll(/'(\w+)'/g)].map(([, name]) => name!)

/** The namespaces that a file and all that is loaded with it ask for. */
function askedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set()
  seen.add(file)
  const code = withoutComments(file)
  const asked = [...code.matchAll(/\buseT\(([^)]*)\)/g)].flatMap(([, names]) => quoted(names!))
  const imported = [...code.matchAll(/^(?:import|export)(?! type)[^'"]*?from '([^']+)'/gm)]
    .map(([, specifier]) => fileOf(file, specifier!))
    .filter((path) => path !== undefined && /\.tsx?$/.test(path))
  return new Set([...asked, ...imported.flatMap((path) => [...askedBy(path!, seen)])])
}

const islands = globSync('src/{islands,client}/**/*.tsx').flatMap((file) =>
  [
    ...withoutComments(file).matchAll(/export const (?!Static)(\w+) = island\(\s*\w+,([^)]*)\)/g),
  ].map(([, name, names]) => ({ name: name!, file, named: quoted(names!) })),
)

test('all islands are found', () => {
  expect(islands.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Admin', 'Bmi', 'Finder', 'Health', 'OwnProfile', 'ProfessionalList']),
  )
})

test.each(islands)('$name is sent what it shows before anything is loaded', ({ file, named }) => {
  // With `island` every island is sent.
  expect([...askedBy(file)].sort()).toEqual([...named, 'island'].sort())
})
