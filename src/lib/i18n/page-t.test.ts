import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import config from '../../../astro-i18next.config.ts'
import bundledBackend from './bundled-backend.ts'
import { pageT } from './page-t.ts'
import { TEXTS } from './texts.ts'

/** As astro-i18next does before a page is rendered. */
beforeAll(() =>
  i18next.use(bundledBackend).init({
    supportedLngs: config.locales,
    ns: config.namespaces,
    defaultNS: config.defaultNamespace,
    initImmediate: false,
    ...config.i18nextServer,
  }),
)

test('two languages side by side', () => {
  const spanish = pageT('es', ['common', 'list'])
  const english = pageT('en', ['common', 'list'])
  expect(spanish('common.nav.trainers')).toBe(TEXTS.es.common.nav.trainers)
  expect(english('common.nav.trainers')).toBe('Trainers')
  expect(spanish('list.trainer.count', { count: 2 })).toBe('2 entrenadores')
  expect(english('list.trainer.count', { count: 1 })).toBe('1 trainer')
})

test('values are written as they are, since Astro escapes what it shows', () => {
  const text = pageT('es', ['profile'])('profile.title.trainer', { name: 'Ana <b> & "Leo"' })
  expect(text).toBe('Ana <b> & "Leo", entrenador personal')
})

test('keys are typed by the namespaces that were named', () => {
  // @ts-expect-error a namespace that was not named
  expect(pageT('es', ['common'])('list.method')).toBe(TEXTS.es.list.method)
})
