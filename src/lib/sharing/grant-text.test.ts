import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '#lib/i18n/locales.ts'
import { GRANT_HASH, GRANT_VERSION, GRANT_WORDS } from './grant-text.ts'

const statementIn = (locale: Locale) => {
  const file = readFileSync(`public/locales/${locale}/sharing.json`, 'utf8')
  return (JSON.parse(file) as { grant: { statement: Record<string, string> } }).grant.statement
}

test.each(LOCALES)('the words of a grant in %s are those of its version', (locale) => {
  const hash = createHash('sha256').update(Object.values(statementIn(locale)).join('\n'))
  // Other words are another version: change GRANT_VERSION too.
  expect({ version: GRANT_VERSION, hash: hash.digest('hex') }).toEqual({
    version: '2026-11-23',
    hash: GRANT_HASH[locale],
  })
})

test.each(LOCALES)('every sentence of the statement in %s is among the words', (locale) => {
  const keys = Object.keys(statementIn(locale)).map((name) => `sharing.grant.statement.${name}`)
  expect(GRANT_WORDS).toEqual(keys)
})
