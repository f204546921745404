import ts from 'typescript'
import { baseOf } from './flatten.ts'

/** A source file: where it is and what it holds. */
export type Source = { path: string; text: string }

/** Keys that no source names, whole and as a literal. A plural is asked for by its base. */
export function unusedKeys(keys: Iterable<string>, sources: readonly Source[]): string[] {
  const named = new Set(sources.flatMap(({ text }) => quotedWords(text)))
  const bases = new Set([...keys].map(baseOf))
  return [...bases].filter((base) => !named.has(base)).map((base) => `${base} is used nowhere`)
}

/** Everything between quotes that could be a key. */
function quotedWords(text: string): string[] {
  return [...text.matchAll(/(?<=(['"`]))[\w.-]+(?=\1)/g)].map(([word]) => word)
}

/**
 * Calls of a translator (`t`, or a name that ends in T) whose key is put together in place. No search
 * finds such a key, and no check knows that it is there.
 */
export function computedKeys({ path, text }: Source): string[] {
  return [...text.matchAll(/\b(?:t|[a-z]\w*T)\(/g)]
    .map(({ index, 0: call }) => ({ index, argument: firstArgument(text, index + call.length) }))
    .filter(({ argument }) => argument.computed)
    .map(({ index, argument }) => {
      const line = text.slice(0, index).split('\n').length
      return `${path}:${line} computes a key: t(${argument.text}…`
    })
}

/** Reads a call from behind its parenthesis to the end of its first argument. */
function firstArgument(text: string, start: number): { text: string; computed: boolean } {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, text)
  scanner.resetTokenState(start)
  const until = (computed: boolean) => ({
    text: text.slice(start, scanner.getTokenEnd()),
    computed,
  })
  for (let depth = 0; ;) {
    const token = scanner.scan()
    if (token === ts.SyntaxKind.TemplateHead || token === ts.SyntaxKind.PlusToken)
      return until(true)
    if (token === ts.SyntaxKind.EndOfFileToken) return until(false)
    if (OPENING.has(token)) depth++
    else if (CLOSING.has(token)) depth--
    if (depth < 0 || (depth === 0 && token === ts.SyntaxKind.CommaToken)) return until(false)
  }
}

const OPENING = new Set([
  ts.SyntaxKind.OpenParenToken,
  ts.SyntaxKind.OpenBracketToken,
  ts.SyntaxKind.OpenBraceToken,
])
const CLOSING = new Set([
  ts.SyntaxKind.CloseParenToken,
  ts.SyntaxKind.CloseBracketToken,
  ts.SyntaxKind.CloseBraceToken,
])
