import { baseOf, formOf, type Texts } from './flatten.ts'

/** The texts of each language, by its code. */
export type Languages = Readonly<Record<string, Texts>>

/** What is wrong with the texts themselves: one line for each problem, empty when all is well. */
export function checkTexts(languages: Languages): string[] {
  return [
    ...emptyTexts(languages),
    ...missingKeys(languages),
    ...pluralForms(languages),
    ...placeholders(languages),
  ]
}

function emptyTexts(languages: Languages): string[] {
  return Object.entries(languages).flatMap(([locale, texts]) =>
    [...texts]
      .filter(([, text]) => text.trim() === '')
      .map(([key]) => `${locale}: ${key} is not a text, or empty`),
  )
}

function missingKeys(languages: Languages): string[] {
  const all = basesOf(...Object.values(languages))
  return Object.entries(languages).flatMap(([locale, texts]) => {
    const here = basesOf(texts)
    return [...all].filter((base) => !here.has(base)).map((base) => `${locale}: ${base} is missing`)
  })
}

/** A plural needs each form of its language; Spanish `many` (a million and more) falls back to `other`. */
function pluralForms(languages: Languages): string[] {
  const plurals = new Set(
    Object.values(languages).flatMap((texts) => [...texts.keys()].filter(formOf).map(baseOf)),
  )
  return Object.entries(languages).flatMap(([locale, texts]) => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
    const needed = forms.filter((form) => form !== 'many')
    const known = basesOf(texts)
    const lacking = [...plurals]
      .filter((base) => known.has(base))
      .flatMap((base) => needed.map((form) => `${base}_${form}`))
      .filter((key) => !texts.has(key))
      .map((key) => `${locale}: ${key} is missing, a plural form`)
    const useless = [...texts.keys()]
      .filter((key) => formOf(key) && !forms.some((form) => form === formOf(key)))
      .map((key) => `${locale}: ${key} is a plural form that the language does not have`)
    return [...lacking, ...useless]
  })
}

/** A text has the same placeholders in every language; a single plural form may omit one. */
function placeholders(languages: Languages): string[] {
  const [first, ...others] = Object.entries(languages).map(
    ([locale, texts]) => [locale, placeholdersByKey(texts)] as const,
  )
  if (!first) return []
  return others.flatMap(([locale, byKey]) =>
    [...byKey]
      .map(([key, names]) => ({ key, names: list(names), there: list(first[1].get(key)) }))
      .filter(({ names, there }) => there !== undefined && names !== there)
      .map(
        ({ key, names, there }) =>
          `${key} takes ${there || 'nothing'} in ${first[0]}, ${names || 'nothing'} in ${locale}`,
      ),
  )
}

function placeholdersByKey(texts: Texts): Map<string, Set<string>> {
  const byKey = new Map<string, Set<string>>()
  for (const [key, text] of texts) {
    const names = byKey.get(baseOf(key)) ?? new Set()
    for (const [, name = ''] of text.matchAll(/\{\{\s*(.*?)\s*\}\}/g)) names.add(name)
    byKey.set(baseOf(key), names)
  }
  return byKey
}

const list = (names: Set<string> | undefined) => names && [...names].sort().join(', ')

const basesOf = (...all: Texts[]) => new Set(all.flatMap((texts) => [...texts.keys()].map(baseOf)))
