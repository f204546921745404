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

/** Every version that was shown, with its hashes. Receipts name them, so a line is added and none is changed. */
const SHOWN: Record<string, Record<Locale, string>> = {
  '2026-11-23': {
    es: '20a3ebec7cca169d8a6bd6a0718998b24707a357f5d060a47cd234f41e303d76',
    en: 'c4e3d9a969bed84e31105b2218e5a17a3d4458f962c29ca4bf4cc29ca9ceb97a',
  },
}

test.each(LOCALES)('the words of the consent in %s are those of the hash', (locale) => {
  const texts = CONSENT_WORDS.map((key) => textOf(wordsOf(locale), key))
  expect(texts.every((text) => typeof text === 'string' && text !== '')).toBe(true)
  expect(createHash('sha256').update(texts.map(String).join('\n')).digest('hex')).toBe(
    CONSENT_HASH[locale],
  )
})

test('other words are another version', () => {
  expect(Object.keys(SHOWN).at(-1)).toBe(CONSENT_VERSION)
  expect(SHOWN[CONSENT_VERSION]).toEqual(CONSENT_HASH)
})

test.each(LOCALES)('every sentence of the statement in %s is among the words', (locale) => {
  const { statement } = wordsOf(locale)
  const keys = Object.keys(statement as Words).map((name) => `healthConsent.statement.${name}`)
  expect(CONSENT_WORDS.filter((key) => key.includes('.statement.'))).toEqual(keys)
})
