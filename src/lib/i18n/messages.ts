import { DEFAULT_LOCALE, type Locale } from './locales.ts'
import type { Namespace, Texts } from './namespaces.ts'
import type { Messages } from './t.ts'
import { TEXTS } from './texts.ts'

/** `base` overridden by `over`. */
export function mergeMessages(base: Messages, over: Messages): Messages {
  const merged: Record<string, string | Messages> = { ...base }
  for (const [key, text] of Object.entries(over)) {
    const under = merged[key]
    const bothNested = typeof text === 'object' && typeof under === 'object'
    merged[key] = bothNested ? mergeMessages(under, text) : text
  }
  return merged
}

/**
 * Namespaces in a language, with Spanish as the fallback, to pass to an island as a prop; `island` is what each of them needs.
 * For pages and layouts only: the module contains all texts and must not be bundled for the browser.
 */
export function messagesOf<N extends Namespace>(
  locale: Locale,
  ...names: N[]
): Pick<Texts, N | 'island'> {
  const merged = ['island' as const, ...names].map((name) => [
    name,
    mergeMessages(TEXTS[DEFAULT_LOCALE][name], TEXTS[locale][name]),
  ])
  // Merged over the complete Spanish texts, so it has their shape.
  return Object.fromEntries(merged) as Pick<Texts, N | 'island'>
}
