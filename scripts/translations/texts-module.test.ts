import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCALES } from '../../src/lib/i18n/locales.ts'
import { textsModule } from './texts-module.ts'

const FILE = 'src/lib/i18n/texts.ts'

test.each(LOCALES)('the module contains every file of %s', (locale) => {
  const files = readdirSync(`public/locales/${locale}`).toSorted()
  expect(files.every((file) => file.endsWith('.json'))).toBe(true)
  const namespaces = files.map((file) => file.replace('.json', ''))
  expect(readFileSync(FILE, 'utf8')).toBe(textsModule(namespaces))
})

test('a new file adds one import and one entry per language', () => {
  const lines = (namespaces: string[]) => textsModule(namespaces).split('\n')
  const before = new Set(lines(['common']))
  expect(lines(['articles', 'common']).filter((line) => !before.has(line))).toEqual([
    "import esArticles from '../../../public/locales/es/articles.json' with { type: 'json' }",
    "import enArticles from '../../../public/locales/en/articles.json' with { type: 'json' }",
    '    articles: esArticles,',
    '    articles: enArticles,',
  ])
})
