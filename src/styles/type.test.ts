import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** 13 px: nothing is smaller, except the words under the icons of the foot bar. */
const LEAST_REM = 0.8125

/** Of pages: letters are drawn by mail programs, which know no tokens. */
const FILES = globSync('src/**/*.{astro,css,ts,tsx}')
  .filter((path) => !/^src\/(?:dev|server)\/|\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** The matches of a pattern, each with its file. */
const found = (pattern: RegExp) =>
  FILES.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([match]) => `${path}: ${match}`),
  )

test('weights come from tokens', () => {
  expect(found(/\bfont-(?:thin|extralight|light|bold|extrabold|black|\[\d+\])/g)).toEqual([])
  expect(found(/font-weight: (?!var\(--font-weight-|inherit).*/g)).toEqual([])
  expect(found(/\bfont: (?:\d{3}|bold|bolder) .*/g)).toEqual([])
})

test('no text is smaller than 13 px, but that of the foot bar', () => {
  const sizes = FILES.flatMap(({ path, text }) =>
    [...text.matchAll(/(--text-\w+: |text-\[|font-size: )([\d.]+)(rem|px)/g)].map(
      ([, name = '', size, unit]) => ({ path, name, rem: Number(size) / (unit === 'px' ? 16 : 1) }),
    ),
  )
  expect(sizes.length).toBeGreaterThan(5)
  expect(sizes.filter(({ rem }) => rem < LEAST_REM)).toEqual([
    { path: 'src/styles/base.css', name: '--text-foot: ', rem: 0.75 },
  ])
  const users = found(/(?<!-)\btext-foot\b/g).map((at) => at.split(':')[0])
  expect(users).toEqual(['src/components/work-bar.astro'])
})
