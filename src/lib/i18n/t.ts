import type { Locale } from './locales.ts'
import type { Namespace, Texts } from './namespaces.ts'

/** One namespace of texts: nested objects with texts as leaves. */
export interface Messages {
  readonly [key: string]: string | Messages
}

type Leaf<M, Path extends string = ''> = {
  [K in keyof M & string]: M[K] extends string ? `${Path}${K}` : Leaf<M[K], `${Path}${K}.`>
}[keyof M & string]
type PluralBase<Key> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : never

/** The dotted keys of a namespace; `reviews` too where it holds `reviews_one` and `reviews_other`. */
export type KeyOf<M> = Leaf<M> | PluralBase<Leaf<M>>

export type Values = Readonly<Record<string, string | number>>
export type Translate<M> = (key: KeyOf<M> & string, values?: Values) => string
/** The translation function of namespaces. */
export type T<N extends Namespace> = Translate<Pick<Texts, N>>

/**
 * The translation function of islands: i18next's JSON format (nested keys, `{{name}}`, plurals by `count`) in a few
 * hundred bytes. A missing key returns the key, a missing value leaves its placeholder. Texts are not escaped: React
 * does that.
 *
 * @param messages namespaces under their names, with Spanish fallbacks (`messagesOf`)
 * @example createT({ reviews_one: '{{count}} review', reviews_other: '{{count}} reviews' }, 'en')('reviews', { count: 2
 *   })
 */
export function createT<M extends Messages>(messages: M, locale: Locale): Translate<M> {
  const plural = new Intl.PluralRules(locale)
  const find = (key: string): string | undefined => {
    let node: string | Messages | undefined = messages
    for (const part of key.split('.')) node = typeof node === 'object' ? node[part] : undefined
    return typeof node === 'string' ? node : undefined
  }
  return (key, values = {}) => {
    const { count } = values
    const form = typeof count === 'number' ? plural.select(count) : undefined
    const text = (form && (find(`${key}_${form}`) ?? find(`${key}_other`))) ?? find(key) ?? key
    return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (hole, name: string) =>
      String(values[name] ?? hole),
    )
  }
}
