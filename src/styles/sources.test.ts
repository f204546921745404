import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** An import of a file with markup, by the names of package.json or by a relative path. */
const IMPORT = /'((?:#[\w-]+|\.{1,2})\/[^']+\.(?:tsx|astro))'/g

const filesOf = async (patterns: string[]) =>
  (await Array.fromAsync(glob(patterns))).filter((path) => /(?<!\.test)\.(tsx|astro)$/.test(path))

/** The glob patterns that a style sheet excludes from Tailwind's sources, from the root. */
async function leftOutBy(sheet: string): Promise<string[]> {
  const text = await readFile(`src/styles/${sheet}`, 'utf8')
  const patterns = [...text.matchAll(/^@source not\s+'([^']+)'/gm)].map(([, path = '']) =>
    join('src/styles', path),
  )
  return patterns.flatMap((pattern) => [pattern, `${pattern}/**/*`])
}

const resolve = (file: string, path: string) =>
  path.startsWith('#') ? path.replace('#', 'src/') : join(file, '..', path)

it('no page with global.css uses a file that it excludes', async () => {
  const leftOut = new Set(await filesOf(await leftOutBy('global.css')))
  expect(leftOut).toContain('src/ui/stepper.tsx')
  const read = (await filesOf(['src/**/*'])).filter((file) => !leftOut.has(file))
  const unstyled = []
  for (const file of read) {
    const imports = (await readFile(file, 'utf8')).matchAll(IMPORT)
    for (const [, path = ''] of imports) {
      if (leftOut.has(resolve(file, path))) unstyled.push(`${file} uses ${path}`)
    }
  }
  expect(unstyled).toEqual([])
})

it.each(['global', 'tools'])(
  'no page with %s.css reaches a file that it excludes',
  async (name) => {
    const leftOut = new Set(await filesOf(await leftOutBy(`${name}.css`)))
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
    expect(reached.size).toBeGreaterThan(20)
    expect([...reached].filter((file) => leftOut.has(file))).toEqual([])
  },
)

const isLayout = (file: string) => file.startsWith('src/layouts/')

it('every page has exactly one style sheet', async () => {
  const sheets = new Map<string, string[]>()
  for (const file of await filesOf(['src/{pages,layouts}/**/*'])) {
    const text = await readFile(file, 'utf8')
    const named = ['global', 'full', 'tools'].filter((name) =>
      text.includes(`'#styles/${name}.css'`),
    )
    if (named.length > 0 || text.includes("'#layouts/page.astro'")) sheets.set(file, named)
  }
  expect([...sheets].filter(([, named]) => named.length !== 1)).toEqual([])
  expect(sheets.size).toBeGreaterThan(8)
})
