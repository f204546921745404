import { glob, readFile } from 'node:fs/promises'
import { ESLint } from 'eslint'
import { beforeAll, expect, test } from 'vitest'

/** Not inline in the call of `glob`, where knip would take all these files as used. */
const SOURCES = '{src,netlify,db,scripts,tests}/**/*.{ts,tsx,astro,js,mjs}'

const eslint = new ESLint()

async function rulesBrokenBy(filePath: string, code: string) {
  const [result] = await eslint.lintText(code, { filePath })
  return result?.messages.map(({ ruleId, message }) => ruleId ?? message)
}

/** The first file loads every plugin, which takes seconds. */
beforeAll(() => rulesBrokenBy('src/pages/a.astro', ''), 60_000)

const astro = (frontmatter: string) => `---\n${frontmatter}\nconst y = x\n---\n<p>{y}</p>\n`
const script = (code: string) => `<p>x</p>\n<script>\n  ${code}\n  x()\n</script>\n`
const longFile = '\n'.repeat(301)
const longFunction = `export function f(x: () => void) {\n${'x()\n'.repeat(61)}}\n`
const IMPORTS = 'no-restricted-imports'
const TYPED_IMPORTS = '@typescript-eslint/no-restricted-imports'
const SYNTAX = 'no-restricted-syntax'
/** Apart, so that this file does not break the rule. */
const HAS = 'has'
const GLOBALS = 'no-restricted-globals'

test.each([
  ['src/pages/a.astro', astro("import { x } from '#db/x.ts'"), IMPORTS],
  ['src/pages/a.astro', astro("import { x } from '../../db/x.ts'"), IMPORTS],
  ['src/pages/b/a.astro', astro("import { x } from '../../../netlify/functions/x.ts'"), IMPORTS],
  ['src/pages/a.astro', astro("import { x } from '#functions/x.ts'"), IMPORTS],
  ['src/pages/a.astro', astro("import { x } from '#tests/x.ts'"), IMPORTS],
  ['src/pages/a.astro', astro("import { x } from '#client/x.ts'"), IMPORTS],
  ['src/layouts/a.astro', astro("import { x } from '#client/x.ts'"), IMPORTS],
  ['src/layouts/a.astro', astro("import { x } from '#server/x.ts'"), IMPORTS],
  ['src/layouts/a.astro', astro("import x from '../pages/x.astro'"), IMPORTS],
  ['src/components/a.astro', astro("import { x } from '#server/x.ts'"), IMPORTS],
  ['src/components/a.astro', astro("import x from '#layouts/x.astro'"), IMPORTS],
  ['src/components/a.astro', astro("import { x } from '#scripts/x.ts'"), IMPORTS],
  ['src/components/a.astro', astro("import { x } from '#dev/x.tsx'"), IMPORTS],
  ['src/pages/a.astro', astro("import { x } from 'astro:content'"), TYPED_IMPORTS],
  ['src/layouts/a.astro', astro("import { x } from '#content/x.ts'"), TYPED_IMPORTS],
  ['src/components/a.astro', astro("import { x } from 'astro:content'"), TYPED_IMPORTS],
  ['src/pages/a.astro', script("import { x } from '#server/x.ts'"), IMPORTS],
  ['src/components/a.astro', script("import { x } from '#lib/i18n/messages.ts'"), IMPORTS],
  ['src/components/a.astro', script("import { x } from '../lib/i18n/texts.ts'"), IMPORTS],
  ['src/lib/a.ts', "import * as z from 'zod'\nexport const x = z.string()\n", IMPORTS],
  ['src/server/a.ts', "import { z } from 'zod'\nexport const x = z.string()\n", SYNTAX],
  ['src/lib/a.ts', "import { string } from 'zod/mini'\nexport const x = string()\n", SYNTAX],
  ['src/server/a.ts', "import z from 'zod'\nexport const x = z.string()\n", SYNTAX],
  ['src/ui/a.ts', `export const x = 'flex group-${HAS}-checked/a:hidden'\n`, SYNTAX],
  ['src/ui/a.ts', `export const x = (y: string) => \`not-${HAS}-[\${y}]:hidden\`\n`, SYNTAX],
  ['src/components/a.astro', `<p class="in-${HAS}-[a]:hidden">x</p>\n`, SYNTAX],
  ['db/a.ts', 'export const x = (t: string) => sql.raw(t)\n', SYNTAX],
  ['scripts/a.ts', 'export const x = (t: string) => sql.raw(t)\n', SYNTAX],
  ['src/server/a.ts', 'export const x = import.meta.env.SECRET\n', SYNTAX],
  ['src/server/a.ts', "export const x = (db) => db.execute('select 1')\n", SYNTAX],
  ['src/server/a.ts', 'export const x = (tx) => tx.query.users.findMany()\n', SYNTAX],
  ['src/server/a.ts', 'export const x = (deps, t) => deps.db.insert(t)\n', SYNTAX],
  ['netlify/functions/a.ts', "export const x = () => database()['$count']('t')\n", SYNTAX],
  ['db/a.ts', 'export const { env } = import.meta\n', SYNTAX],
  ['netlify/functions/a.ts', "export const x = import.meta['env']\n", SYNTAX],
  [
    'src/lib/a.ts',
    'export const x = (a: any) => a as number\n',
    '@typescript-eslint/no-explicit-any',
  ],
  ['src/islands/a.ts', "localStorage.setItem('a', '1')\n", GLOBALS],
  ['src/components/a.client.ts', "sessionStorage.setItem('a', '1')\n", GLOBALS],
  ['src/stores/a.ts', "globalThis.localStorage.removeItem('a')\n", GLOBALS],
  ['src/client/a.ts', "indexedDB.deleteDatabase('a')\n", GLOBALS],
  ['src/layouts/a.astro', script('const x = () => localStorage.clear()'), GLOBALS],
  ['src/lib/a.ts', "export const x = localStorage.getItem('x')\n", GLOBALS],
  ['src/lib/a.ts', 'export const x = window.sessionStorage\n', GLOBALS],
  ['src/lib/a.ts', "export const x = () => fetch('/api')\n", GLOBALS],
  ['src/lib/a.ts', 'export const x = () => document.title\n', GLOBALS],
  ['src/lib/a.ts', 'export const x = () => globalThis.navigator.language\n', GLOBALS],
  [
    'src/islands/a.tsx',
    "import { useSyncExternalStore } from 'react'\nexport const use = useSyncExternalStore\n",
    SYNTAX,
  ],
  ['src/server/a.ts', "console.log('x')\n", 'no-console'],
  ['src/islands/a.tsx', "console.log('x')\n", 'no-console'],
  ['src/lib/a.ts', longFile, 'max-lines'],
  ['src/lib/a.ts', longFunction, 'max-lines-per-function'],
  ['src/ui/a.tsx', 'export const A = () => <img src="/a.png" />\n', 'jsx-a11y-x/alt-text'],
  ['src/pages/a.astro', '<img src="/a.png" />\n', 'astro/jsx-a11y/alt-text'],
  [
    'src/islands/use-a.ts',
    "import { useRef } from 'react'\nexport const useA = (a: boolean) => a && useRef(0)\n",
    'react-hooks/rules-of-hooks',
  ],
])('%s: %j breaks %s', async (path, code, rule) => {
  expect(await rulesBrokenBy(path, code)).toContain(rule)
})

test.each([
  ['src/pages/a.astro', astro("import { x } from '#server/x.ts'")],
  ['src/layouts/a.astro', astro("import { x } from '#components/x.astro'")],
  ['src/components/a.astro', astro("import { x } from '#lib/i18n/page-t.ts'")],
  ['src/components/a.astro', script("import { x } from '#lib/x.ts'")],
  ['src/layouts/a.astro', script("import { x } from '#client/x.ts'")],
  ['src/server/a.ts', "import * as z from 'zod'\nexport const x = z.string()\n"],
  ['src/server/a.ts', "import type { ZodType } from 'zod'\nexport type X = ZodType\n"],
  ['db/a.ts', 'export const x = new URL(import.meta.url)\nexport const y = import.meta.dirname\n'],
  ['src/server/a.ts', 'export const x = ({ db }, f) => db.transaction(f)\n'],
  ['src/server/log.ts', "console.log('x')\n"],
  ['src/stores/storage.ts', 'export const x = () => localStorage.length\n'],
  ['src/server/a.ts', "export const x = () => fetch('https://example.com')\n"],
  ['src/lib/a.ts', 'export const x = (document: string) => document\n'],
  ['scripts/a.ts', "console.log('x')\n"],
  ['db/seed/data/a.ts', longFile],
])('%s: %j breaks no rule', async (path, code) => {
  expect(await rulesBrokenBy(path, code)).toEqual([])
})

test('every rule is an error, none a warning', async () => {
  for (const path of [
    'src/lib/a.ts',
    'src/islands/a.tsx',
    'src/pages/a.astro',
    'eslint.config.js',
  ]) {
    const { rules } = (await eslint.calculateConfigForFile(path)) as {
      rules: Record<string, [number]>
    }
    const warnings = Object.entries(rules).filter(([, [severity]]) => severity === 1)
    expect(warnings.map(([name]) => name)).toEqual([])
  }
})

test('every disabled rule has a reason', async () => {
  const silent: string[] = []
  for await (const path of glob(SOURCES)) {
    for (const line of (await readFile(path, 'utf8')).split('\n')) {
      if (/(\/[/*]|<!--)\s*(eslint|oxlint)-disable/.test(line) && !/ -- \S+/.test(line)) {
        silent.push(`${path}: ${line.trim()}`)
      }
    }
  }
  expect(silent).toEqual([])
})
