import { glob, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { TERMS_VERSION } from '#lib/accounts/sign-up.ts'
import { LOCALES, type Locale } from '#lib/i18n/locales.ts'

const NAMES = await Array.fromAsync(glob('src/content/documents/es/*.md'), (path) =>
  basename(path, '.md'),
)
const read = (locale: Locale, name: string) =>
  readFile(`src/content/documents/${locale}/${name}.md`, 'utf8')
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, part]) => part)

test.each(NAMES)('%s has the same chapters, tables and values in both languages', async (name) => {
  const [spanish, english] = await Promise.all(LOCALES.map((locale) => read(locale, name)))
  for (const pattern of [
    /^## .*\{#(.*)\}$/gm,
    /^(#{2,3}) /gm,
    /\{\{(\w+)\}\}/g,
    /^(\|)/gm,
    /^(version|since|before): .*$/gm,
  ]) {
    expect(all(english!, pattern), String(pattern)).toEqual(all(spanish!, pattern))
  }
  // The same links: to the other language of the same pages.
  const links = (text: string) => all(text.replaceAll('(/en/', '(/'), /\]\(([^)]+)\)/g)
  expect(links(english!)).toEqual(links(spanish!))
})

test.each(LOCALES)('links within documents in %s stay in that language', async (locale) => {
  for (const name of NAMES) {
    const links = all(await read(locale, name), /\]\((\/[^)]*)\)/g)
    expect(links.filter((link) => link!.startsWith('/en/') !== (locale === 'en'))).toEqual([])
  }
})

test.each(['terms', 'privacy'])(
  'the version of %s is the one that a sign-up stores',
  async (name) => {
    for (const locale of LOCALES) {
      expect(all(await read(locale, name), /^version: "(.*)"$/gm)).toEqual([TERMS_VERSION])
    }
  },
)
