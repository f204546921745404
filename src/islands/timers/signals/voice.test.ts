import { expect, test } from 'vitest'
import { chooseVoice } from './voice.ts'

const voice = (lang: string, localService = true) => ({ lang, localService })

test.each([
  ['its own country', ['es-MX', 'es-ES', 'en-GB'], 'es-ES', 'es-ES'],
  ['the same language of elsewhere', ['fr-FR', 'es-MX', 'en-GB'], 'es-ES', 'es-MX'],
  ['the spelling of Android', ['en_US', 'en_GB'], 'en-GB', 'en_GB'],
  ['the language without a country', ['en', 'fr-FR'], 'en-GB', 'en'],
])('chooses %s', (_, langs, tag, chosen) => {
  expect(
    chooseVoice(
      langs.map((lang) => voice(lang)),
      tag,
    )?.lang,
  ).toBe(chosen)
})

test('prefers a voice that needs no network among equals', () => {
  const [far, near] = [voice('es-ES', false), voice('es-ES', true)]
  expect(chooseVoice([far, near], 'es-ES')).toBe(near)
})

test('prefers the country over a local voice', () => {
  const [far, near] = [voice('es-ES', false), voice('es-MX', true)]
  expect(chooseVoice([near, far], 'es-ES')).toBe(far)
})

test('a language with the same prefix does not match', () => {
  expect(chooseVoice([voice('est-EE')], 'es-ES')).toBeNull()
})

test('without voices, null: the browser uses the language of the text', () => {
  expect(chooseVoice([], 'es-ES')).toBeNull()
})
