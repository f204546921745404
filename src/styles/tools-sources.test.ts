import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')
const IMPORT = /^(?:import|export)\b(?!\s+type\b)[^'"]*['"]([#.][^'"]+)['"]/gm

/** What a file imports of ours, as paths from `src`. */
function importsOf(path: string): string[] {
  const found = readFileSync(join(ROOT, path), 'utf8').matchAll(IMPORT)
  return [...found].flatMap(([, name = '']) => {
    const file = name.startsWith('#')
      ? join(ROOT, name.slice(1))
      : resolve(ROOT, dirname(path), name)
    return existsSync(file) ? [relative(ROOT, file)] : []
  })
}

/** Everything that the given files bring along. */
function reachable(from: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const waiting = [...from]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    waiting.push(...importsOf(path))
  }
  return seen
}

/** What the stylesheet of tools leaves out; `lib` and `stores` hold no classes. */
function leftOut(): Set<string> {
  const css = readFileSync(join(ROOT, 'styles/tools.css'), 'utf8')
  const patterns = [...css.matchAll(/@source not '\.\.\/([^']+)'/g)].map(([, pattern]) => pattern!)
  expect(patterns.length).toBeGreaterThan(3)
  const files = patterns.flatMap((pattern) =>
    globSync(/\.\w+$/.test(pattern) ? pattern : `${pattern}/**/*.{ts,tsx,astro}`, { cwd: ROOT }),
  )
  return new Set(files.filter((file) => !/^(lib|stores|pages|content|server)\//.test(file)))
}

test('no part of a page of tools is left out of its stylesheet', () => {
  const parts = reachable([
    'layouts/tools-page.astro',
    'layouts/tool-page.astro',
    'components/tools/breathing.astro',
  ])
  for (const sure of [
    'layouts/frame.astro',
    'components/header.astro',
    'islands/calculators/bmi.tsx',
  ])
    expect(parts).toContain(sure)
  const missing = leftOut()
  expect(missing).toContain('ui/avatar.tsx')
  expect([...parts].filter((part) => missing.has(part))).toEqual([])
})

test('every pattern of the stylesheet still finds something', () => {
  const css = readFileSync(join(ROOT, 'styles/tools.css'), 'utf8')
  for (const [, pattern = ''] of css.matchAll(/@source not '\.\.\/([^']+)'/g)) {
    const [, folder = '', names = '', end = ''] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? []
    for (const name of names.split(',')) {
      expect(existsSync(join(ROOT, `${folder}${name}${end}`)), `${folder}${name}${end}`).toBe(true)
    }
  }
})
