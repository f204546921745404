import { expect, test } from 'vitest'
import { needsOf, reachOf } from './needs.ts'

const repository = {
  files: new Set([
    'src/lib/a.ts',
    'src/lib/b.ts',
    'src/ui/c.tsx',
    'src/ui/c.css',
    'public/locales/es/mail.json',
    'public/locales/en/mail.json',
    'public/locales/en/home.json',
    '.dependency-cruiser.js',
  ]),
  aliases: { '#lib/*': './src/lib/*', '#ui/*': './src/ui/*' },
}

test.each([
  ['an import of a folder’s name', "import { b } from '#lib/b.ts'", ['src/lib/b.ts']],
  ['a relative import', "import { b } from './b.ts'", ['src/lib/b.ts']],
  ['an import from above', "import { C } from '../ui/c.tsx'", ['src/ui/c.tsx']],
  ['a lazy import', "const c = () => import('#ui/c.tsx')", ['src/ui/c.tsx']],
  ['a new export', "export { b } from './b.ts'", ['src/lib/b.ts']],
  ['a style sheet', "@import '../ui/c.css';", ['src/ui/c.css']],
  [
    'a file that is read',
    "readFileSync('public/locales/en/home.json')",
    ['public/locales/en/home.json'],
  ],
  [
    'files of a template',
    'readFileSync(`public/locales/${locale}/mail.json`)',
    ['public/locales/es/mail.json', 'public/locales/en/mail.json'],
  ],
  ['a configuration at the root', "cruise('.dependency-cruiser.js')", ['.dependency-cruiser.js']],
  ['a type, which is gone at run time', "import type { B } from './b.ts'", []],
  [
    'an import after a type of its own',
    "export type A = 1\nexport { b } from './b.ts'",
    ['src/lib/b.ts'],
  ],
  ['a package', "import * as z from 'zod/mini'", []],
  ['itself', "const path = 'src/lib/a.ts'", []],
])('a source needs %s', (_what, source, expected) => {
  expect(needsOf('src/lib/a.ts', source, repository)).toEqual(expected)
})

test('a change reaches what needs it, with the steps between, and ends in circles', () => {
  const needs = new Map([
    ['page', ['island']],
    ['island', ['rule', 'view']],
    ['view', ['island']],
    ['rule', []],
    ['other', ['view-of-nothing']],
  ])
  expect([...reachOf(needs, ['rule'])]).toEqual([
    ['rule', 0],
    ['island', 1],
    ['page', 2],
    ['view', 2],
  ])
})
