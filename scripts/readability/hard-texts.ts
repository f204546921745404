import type { ParsedArticle } from '../articles/parse-article.ts'
import { readability } from './readability.ts'

export type Text = Pick<ParsedArticle, 'path' | 'locale' | 'body'>

/** The lower end of "normal", for readers without special training. */
const LEAST = 55

/** Texts that cannot be put more simply, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {}

/** Texts that are harder to read than they may be. */
export function hardTexts(texts: readonly Text[]): string[] {
  return texts.flatMap(({ path, locale, body }) => {
    const ease = readability(body, locale)
    return ease >= LEAST || path in EXCEPTIONS
      ? []
      : [
          `${path}: its readability is ${ease.toFixed(1)}, below ${LEAST}; shorten sentences and words.`,
        ]
  })
}
