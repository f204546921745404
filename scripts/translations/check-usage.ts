import ts from 'typescript'
import { baseOf } from './flatten.ts'
import { keysOfTemplate } from './keys-of-template.ts'

/** A source file: where it is and what it holds. */
export type Source = { path: string; text: string }

/** Keys that no source uses, as a literal or through a list of values. A plural is used by its base. */
export function unusedKeys(keys: Iterable<string>, sources: readonly Source[]): string[] {
  const named = new Set(sources.flatMap(({ text }) => [...quotedWords(text), ...listedKeys(text)]))
  const bases = new Set([...keys].map(baseOf))
  return [...bases].filter((base) => !named.has(base)).map((base) => `${base} is used nowhere`)
}

/** Everything between quotes that could be a key. */
function quotedWords(text: string): string[] {
  return [...text.matchAll(/(?<=(['"`]))[\w.-]+(?=\1)/g)].map(([word]) => word)
}

/** The keys of all templates whose placeholders are lists of values. */
function listedKeys(text: string): string[] {
  return [...text.matchAll(TEMPLATE)].flatMap(([, key = '']) => keysOfTemplate(key) ?? [])
}

/** Missing texts for the values of a list that sources use. */
export function missingKeys(keys: Iterable<string>, sources: readonly Source[]): string[] {
  const bases = new Set([...keys].map(baseOf))
  const asked = new Set(sources.flatMap(({ text }) => listedKeys(text)))
  return [...asked].filter((key) => !bases.has(key)).map((key) => `${key} is asked for and missing`)
}

/**
 * Calls of a translation function (`t`, or a name that ends in T) with a computed key that does not come from the lists
 * of values (`value-lists.ts`). Such a key cannot be searched for or checked.
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
    if (token === ts.SyntaxKind.PlusToken) return until(true)
    if (token === ts.SyntaxKind.TemplateHead) {
      const end = endOfListed(text, scanner.getTokenStart())
      if (end === undefined) return until(true)
      scanner.resetTokenState(end)
      continue
    }
    if (token === ts.SyntaxKind.EndOfFileToken) return until(false)
    if (OPENING.has(token)) depth++
    else if (CLOSING.has(token)) depth--
    if (depth < 0 || (depth === 0 && token === ts.SyntaxKind.CommaToken)) return until(false)
  }
}

/** Where a template ends that makes keys of lists of values; undefined for any other. */
function endOfListed(text: string, start: number): number | undefined {
  const template = new RegExp(TEMPLATE.source, 'y')
  template.lastIndex = start
  const [whole, key = ''] = template.exec(text) ?? []
  return whole && keysOfTemplate(key) ? start + whole.length : undefined
}

/** A template of words, dots and placeholders. */
const TEMPLATE = /`((?:[\w.-]|\$\{[^`{}]*\})+)`/g

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
