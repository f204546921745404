import i18next from 'i18next'
import { expect, test } from 'vitest'
import { DEFAULT_LOCALE, LOCALES, type Locale } from './locales.ts'
import { mergeMessages, messagesOf } from './messages.ts'
import type { Namespace } from './namespaces.ts'
import { createT, type Messages, type Values } from './t.ts'
import { TEXTS } from './texts.ts'

const NAMESPACES = Object.keys(TEXTS.es) as Namespace[]

/** Texts that cover every rule, besides the real ones. */
const ODD: Record<Locale, Messages> = {
  es: {
    only: { spanish: 'Sólo en español' },
    visits_one: '{{count}} visita de {{name}}',
    visits_other: '{{count}} visitas de {{name}}',
    plain: 'Sin plural, {{ count }}',
    twice: '{{name}} y {{name}}',
    quote: 'Dice "{{name}}" y <b>no</b> $& más',
  },
  en: {
    visits_one: '{{count}} visit by {{name}}',
    visits_other: '{{count}} visits by {{name}}',
    plain: 'No plural, {{ count }}',
    twice: '{{name}} and {{name}}',
    quote: 'Says "{{name}}" and <b>no</b> more',
  },
}
const DICTIONARIES = {
  odd: ODD,
  ...Object.fromEntries(NAMESPACES.map((ns) => [ns, realTexts(ns)])),
}

function realTexts(namespace: Namespace): Record<Locale, Messages> {
  return { es: TEXTS.es[namespace], en: TEXTS.en[namespace] }
}

/** Untyped keys. */
function anyKey(messages: Messages, locale: Locale) {
  return createT(messages, locale) as (key: string, values?: Values) => string
}

/** All dotted keys, plural forms also by their base. */
function keysOf(messages: Messages, path = ''): string[] {
  const keys = Object.entries(messages).flatMap(([key, text]) =>
    typeof text === 'object'
      ? keysOf(text, `${path}${key}.`)
      : [`${path}${key}`, `${path}${key}`.replace(/_(one|other)$/, '')],
  )
  return [...new Set(keys)]
}

async function realI18next(texts: Record<Locale, Messages>) {
  const instance = i18next.createInstance()
  await instance.init({
    resources: { es: { ns: texts.es }, en: { ns: texts.en } },
    defaultNS: 'ns',
    fallbackLng: [DEFAULT_LOCALE],
    interpolation: { escapeValue: false },
    returnNull: false,
  })
  return instance
}

const VALUES: (Values | undefined)[] = [
  undefined,
  { name: 'Ana $1 $& {{count}}', title: 'T', city: 'València' },
  ...[0, 1, 2, 5, 21, 1000, 1.5].map((count) => ({ count, name: 'Ana' })),
]

test.each(Object.entries(DICTIONARIES))(
  '%s: every key gives the same text as i18next',
  async (_, texts) => {
    const reference = await realI18next(texts)
    for (const locale of LOCALES) {
      const theirs = reference.getFixedT(locale)
      const ours = anyKey(mergeMessages(texts.es, texts[locale]), locale)
      for (const key of [...keysOf(texts.es), 'no.such.key', 'no']) {
        for (const values of VALUES) {
          expect(ours(key, values), `${locale} ${key}`).toBe(theirs(key, { ...values }))
        }
      }
    }
  },
)

test('a plural category without its own text uses the general form', () => {
  expect(new Intl.PluralRules('es').select(1_000_000)).toBe('many')
  expect(createT({ n_one: 'una', n_other: 'muchas' }, 'es')('n', { count: 1_000_000 })).toBe(
    'muchas',
  )
})

test.each(['group', 'constructor', 'group.a.length'])('%j is not a text', (key) => {
  expect(anyKey({ group: { a: 'A' } }, 'es')(key)).toBe(key)
})

test('keys are typed', () => {
  const t = createT({ a: { b: 'B' }, n_one: '1', n_other: 'n' }, 'en')
  expect([t('a.b'), t('n', { count: 1 }), t('n_other')]).toEqual(['B', '1', 'n'])
  // @ts-expect-error an unknown key
  expect(t('a.c')).toBe('a.c')
  // @ts-expect-error a group is not a text
  expect(t('a')).toBe('a')
})

test('texts missing in English fall back to Spanish', () => {
  const merged = mergeMessages(ODD.es, ODD.en)
  expect(anyKey(merged, 'en')('only.spanish')).toBe('Sólo en español')
  expect(anyKey(merged, 'en')('visits', { count: 2, name: 'Ana' })).toBe('2 visits by Ana')
})

test("an island's namespace has the keys of the Spanish file in both locales", () => {
  for (const namespace of NAMESPACES) {
    for (const locale of LOCALES) {
      expect(keysOf(messagesOf(locale, namespace)[namespace])).toEqual(
        expect.arrayContaining(keysOf(TEXTS.es[namespace])),
      )
    }
  }
})
