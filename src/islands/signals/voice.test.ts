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

test('of two alike it takes the one that needs no network', () => {
  const [far, near] = [voice('es-ES', false), voice('es-ES', true)]
  expect(chooseVoice([far, near], 'es-ES')).toBe(near)
})

test('its own country counts more than the network', () => {
  const [far, near] = [voice('es-ES', false), voice('es-MX', true)]
  expect(chooseVoice([near, far], 'es-ES')).toBe(far)
})

test('a language that only begins alike is another one', () => {
  expect(chooseVoice([voice('est-EE')], 'es-ES')).toBeNull()
})

test('no voice, no choice: the browser speaks by the language of the text', () => {
  expect(chooseVoice([], 'es-ES')).toBeNull()
})
