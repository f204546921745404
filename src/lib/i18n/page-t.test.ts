import { expect, test } from 'vitest'
import { pageT } from './page-t.ts'
import { TEXTS } from './texts.ts'

test('two locales work side by side', () => {
  const spanish = pageT('es', ['common', 'list'])
  const english = pageT('en', ['common', 'list'])
  expect(spanish('common.nav.trainers')).toBe(TEXTS.es.common.nav.trainers)
  expect(english('common.nav.trainers')).toBe('Trainers')
  expect(spanish('list.trainer.count', { count: 2 })).toBe('2 entrenadores')
  expect(english('list.trainer.count', { count: 1 })).toBe('1 trainer')
})

test('values are not escaped, since Astro escapes on output', () => {
  const text = pageT('es', ['profile'])('profile.description', { name: 'Ana <b> & "Leo"' })
  expect(text).toMatch(/^Ana <b> & "Leo": /)
})

test('keys are typed by the given namespaces', () => {
  // @ts-expect-error a namespace that was not given
  expect(pageT('es', ['common'])('list.method')).toBe(TEXTS.es.list.method)
})
