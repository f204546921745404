import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '#lib/i18n/locales.ts'
import { CONSENT_HASH, CONSENT_VERSION, CONSENT_WORDS } from './consent-text.ts'

type Words = { [key: string]: string | Words }

const wordsOf = (locale: Locale) =>
  JSON.parse(readFileSync(`public/locales/${locale}/healthConsent.json`, 'utf8')) as Words

const textOf = (words: Words, key: string) =>
  key
    .split('.')
    .slice(1)
    .reduce<string | Words | undefined>(
      (part, name) => (typeof part === 'object' ? part[name] : undefined),
      words,
    )

test.each(LOCALES)('the words of the consent in %s are those of its version', (locale) => {
  const texts = CONSENT_WORDS.map((key) => textOf(wordsOf(locale), key))
  expect(texts.every((text) => typeof text === 'string' && text !== '')).toBe(true)
  const hash = createHash('sha256').update(texts.join('\n')).digest('hex')
  // Other words are another version: change CONSENT_VERSION too.
  expect({ version: CONSENT_VERSION, hash }).toEqual({
    version: '2026-11-23',
    hash: CONSENT_HASH[locale],
  })
})

test.each(LOCALES)('every sentence of the statement in %s is among the words', (locale) => {
  const { statement } = wordsOf(locale)
  const keys = Object.keys(statement as Words).map((name) => `healthConsent.statement.${name}`)
  expect(CONSENT_WORDS.filter((key) => key.includes('.statement.'))).toEqual(keys)
})
