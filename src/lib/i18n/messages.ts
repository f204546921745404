import { DEFAULT_LOCALE, type Locale } from './locales.ts'
import type { Namespace, Texts } from './namespaces.ts'
import type { Messages } from './t.ts'
import { TEXTS } from './texts.ts'

/** `over` laid upon `base`: what `over` lacks keeps the text of `base`. */
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
 * One namespace in a language, completed with the Spanish texts, to be handed to an island as a prop.
 * For pages and layouts: the module holds all texts and must not reach the browser.
 */
export function messagesOf<N extends Namespace>(locale: Locale, namespace: N): Texts[N] {
  const merged = mergeMessages(TEXTS[DEFAULT_LOCALE][namespace], TEXTS[locale][namespace])
  // Laid over the complete Spanish texts, the result has their shape.
  return merged as Texts[N]
}
