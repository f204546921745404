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

it('every page has exactly one style sheet', async () => {
  const sheets = new Map<string, string[]>()
  for (const file of await filesOf(['src/{pages,layouts}/**/*'])) {
    const text = await readFile(file, 'utf8')
    const named = ['global', 'tools', 'forms'].filter((name) =>
      text.includes(`'#styles/${name}.css'`),
    )
    if (named.length > 0 || text.includes("'#layouts/page.astro'")) sheets.set(file, named)
  }
  expect([...sheets].filter(([, named]) => named.length !== 1)).toEqual([])
  expect(sheets.size).toBeGreaterThan(8)
})
