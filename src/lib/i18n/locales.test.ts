import { describe, expect, test } from 'vitest'
import { isLocale, localeOfPath, localizedPath, twinPath } from './locales.ts'

test.each([
  ['es', true],
  ['en', true],
  ['fr', false],
  ['EN', false],
  ['', false],
  [undefined, false],
])('isLocale(%j) is %j', (text, expected) => {
  expect(isLocale(text)).toBe(expected)
})

test.each([
  ['/', 'es'],
  ['', 'es'],
  ['/trainers', 'es'],
  ['/en', 'en'],
  ['/en/', 'en'],
  ['/en/trainers', 'en'],
  ['/en?page=2', 'en'],
  ['/en#faq', 'en'],
  ['/english', 'es'],
  ['/fr/trainers', 'es'],
  ['/trainers/en', 'es'],
])('localeOfPath(%j) is %s', (path, locale) => {
  expect(localeOfPath(path)).toBe(locale)
})

describe('localizedPath', () => {
  test.each([
    ['/', '/', '/en'],
    ['', '/', '/en'],
    ['/trainers', '/trainers', '/en/trainers'],
    ['/trainers/', '/trainers/', '/en/trainers/'],
    ['/trainer/4f/reviews', '/trainer/4f/reviews', '/en/trainer/4f/reviews'],
    ['/trainers?page=2&q=a/b', '/trainers?page=2&q=a/b', '/en/trainers?page=2&q=a/b'],
    ['/?lang=en#faq', '/?lang=en#faq', '/en?lang=en#faq'],
    ['/about#/en/team', '/about#/en/team', '/en/about#/en/team'],
    ['/english', '/english', '/en/english'],
    ['/fr/trainers', '/fr/trainers', '/en/fr/trainers'],
  ])('%j is %j in Spanish, %j in English', (path, spanish, english) => {
    expect(localizedPath(path, 'es')).toBe(spanish)
    expect(localizedPath(path, 'en')).toBe(english)
    expect(localizedPath(english, 'es')).toBe(spanish)
    expect(localizedPath(english, 'en')).toBe(english)
  })

  test('the home page of a locale has one path', () => {
    expect(localizedPath('/en/', 'en')).toBe('/en')
    expect(localizedPath('/en/', 'es')).toBe('/')
  })
})

test.each([
  ['/', '/en'],
  ['/en', '/'],
  ['/trainers?page=2#top', '/en/trainers?page=2#top'],
  ['/en/trainers?page=2#top', '/trainers?page=2#top'],
])('twinPath(%j) is %j', (path, twin) => {
  expect(twinPath(path)).toBe(twin)
})
