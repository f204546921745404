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

/** What names a field, in its classes: a legend, and a label that is beside a control or around one that is no option. */
function namesOf({ path, text }: (typeof FILES)[number]) {
  return [...text.matchAll(/<(label|legend)\b((?:[^>{]|\{[^}]*\})*)>([\s\S]*?)<\/\1>/g)]
    .filter(([, tag, attributes = '', content = '']) => {
      // The heading of a form has the style of headings, and what has a switch is a row, with the style of its name.
      if (/<h\d/.test(content) || text.includes('#ui/switch.tsx')) return false
      return (
        tag === 'legend' ||
        /(?:htmlFor|\bfor)=/.test(attributes) ||
        /<select|<textarea|type="(?!radio|checkbox)/.test(content)
      )
    })
    .map(([, tag, attributes = '']) => {
      const classes = /class(?:Name)?=(?:"([^"]*)"|\{([^}]*)\})/.exec(attributes)
      return { name: `${path}: ${tag}`, classes: classes?.[1] ?? classes?.[2] ?? '' }
    })
}

test('label styles come from tokens', () => {
  const names = FILES.flatMap(namesOf)
  expect(names.length).toBeGreaterThan(10)
  const own = names.filter(
    ({ classes }) =>
      !/(?<![\w-])(?:label|sr-only)(?![\w-])/.test(classes) ||
      /\b(?:text|font|leading|tracking)-/.test(classes),
  )
  expect(own).toEqual([])
})
