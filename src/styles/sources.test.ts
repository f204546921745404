import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** An import of a file with markup or classes, by the names of package.json or by a relative path. */
const IMPORT = /'((?:#[\w-]+|\.{1,2})\/[^']+(?:\.tsx|\.astro|-class\.ts))'/g

const filesOf = async (patterns: string[]) =>
  (await Array.fromAsync(glob(patterns))).filter((path) =>
    /(?<!\.test)\.(tsx|astro|ts)$/.test(path),
  )

/** The files whose classes are in a style sheet. */
async function sourcesOf(sheet: string): Promise<Set<string>> {
  const text = await readFile(`src/styles/${sheet}.css`, 'utf8')
  const named = (rule: string) =>
    filesOf(
      [...text.matchAll(new RegExp(`^${rule} '([^']+)'`, 'gm'))]
        .map(([, path = '']) => join('src/styles', path))
        .flatMap((pattern) => [pattern, `${pattern}/**/*`]),
    )
  const without = new Set(await named('@source not'))
  return new Set((await named('@source')).filter((file) => !without.has(file)))
}

const resolve = (file: string, path: string) =>
  path.startsWith('#') ? path.replace('#', 'src/') : join(file, '..', path)

it.each(['global', 'lists', 'tools', 'articles', 'videos', 'health'])(
  'all that a page with %s.css shows is among its sources',
  async (name) => {
    const sources = await sourcesOf(name)
    const files = await filesOf(['src/**/*'])
    const uses = new Map<string, string[]>()
    for (const file of files) {
      const text = await readFile(file, 'utf8')
      uses.set(
        file,
        [...text.matchAll(IMPORT)].map(([, path = '']) => resolve(file, path)),
      )
      if (text.includes(`'#styles/${name}.css'`)) uses.get(file)!.push(`${name}.css`)
    }
    const isStyled = (file: string): boolean =>
      uses
        .get(file)
        ?.some((used) => used === `${name}.css` || (isLayout(used) && isStyled(used))) ?? false
    const reached = new Set(files.filter(isStyled))
    // A set takes in what is added while it is walked.
    for (const file of reached) for (const used of uses.get(file) ?? []) reached.add(used)
    reached.delete(`${name}.css`)
    expect(reached.size).toBeGreaterThan(20)
    expect([...reached].filter((file) => !sources.has(file))).toEqual([])
  },
)

const isLayout = (file: string) => file.startsWith('src/layouts/')

it('every page has exactly one style sheet, whatever it shows', async () => {
  const pages = (await filesOf(['src/pages/**/*'])).filter((path) => path.endsWith('.astro'))
  const sheets = await Promise.all(
    pages.map(async (page) => ({ page, sheets: await sheetsOf(page) })),
  )
  expect(sheets.length).toBeGreaterThan(20)
  expect(sheets.filter(({ sheets }) => sheets.length !== 1)).toEqual([])
})

/** The style sheets that a page and its layouts name. */
async function sheetsOf(page: string): Promise<string[]> {
  const reached = new Set([page])
  const named = new Set<string>()
  for (const file of reached) {
    const text = await readFile(file, 'utf8')
    for (const [, sheet = ''] of text.matchAll(/'#styles\/(\w+\.css)'/g)) named.add(sheet)
    const layouts = [...text.matchAll(IMPORT)].map(([, path = '']) => resolve(file, path))
    for (const layout of layouts.filter(isLayout)) reached.add(layout)
  }
  return [...named]
}
