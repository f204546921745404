import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** The names of the tokens of a kind, such as `ink-soft` of `--color-ink-soft`. */
const tokens = (kind: 'color' | 'text') =>
  [
    ...readFileSync('src/styles/base.css', 'utf8').matchAll(
      new RegExp(`--${kind}-([\\w-]+?)(?=:|--)`, 'g'),
    ),
  ].map(([, name]) => name)

const COLOR = `(?:${tokens('color').join('|')})`
const PROPERTIES = {
  align: /^text-(?:start|end|center)$/,
  background: new RegExp(`^bg-${COLOR}$`),
  border: new RegExp(`^border-${COLOR}$`),
  color: new RegExp(`^text-${COLOR}$`),
  display: /^(?:block|contents|flex|grid|hidden|inline(?:-\w+)?)$/,
  size: new RegExp(`^text-(?:${tokens('text').join('|')})$`),
  weight: /^font-(?:normal|medium|semibold|heading)$/,
}

const propertyOf = (name: string) =>
  Object.entries(PROPERTIES).find(([, pattern]) => pattern.test(name))?.[0]

/** The properties that classes set, each with its class. */
const setBy = (texts: readonly string[]) =>
  texts
    .flatMap((text) => text.split(/\s+/))
    .flatMap((name) => {
      const property = propertyOf(name)
      return property === undefined ? [] : [{ property, name }]
    })

/** The classes of an argument that are only there on a condition. */
function onCondition(argument: ts.Expression): string[] {
  if (ts.isStringLiteralLike(argument)) return [argument.text]
  if (ts.isConditionalExpression(argument)) {
    return [...onCondition(argument.whenTrue), ...onCondition(argument.whenFalse)]
  }
  return ts.isBinaryExpression(argument) ? onCondition(argument.right) : []
}

/** What a file sets always, and on a condition to something else: which of the two is seen is up to the style sheet. */
function conflictsIn(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const constants = new Map<string, string>()
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (
      ts.isVariableDeclaration(node) &&
      node.initializer &&
      ts.isStringLiteralLike(node.initializer)
    ) {
      constants.set(node.name.getText(), node.initializer.text)
    }
    if (ts.isCallExpression(node) && node.expression.getText() === 'cx') {
      const always = setBy(
        node.arguments.flatMap((argument) =>
          ts.isStringLiteralLike(argument)
            ? [argument.text]
            : (constants.get(argument.getText()) ?? []),
        ),
      )
      const sometimes = setBy(
        node.arguments.flatMap((argument) =>
          ts.isStringLiteralLike(argument) ? [] : onCondition(argument),
        ),
      )
      for (const one of sometimes) {
        const other = always.find(({ property }) => property === one.property)
        if (other) found.push(`${path}: ${other.name}, ${one.name}`)
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

test.each([
  [
    "cx('p-1 text-ink-soft', isWrong && 'text-clay-strong')",
    ['a.tsx: text-ink-soft, text-clay-strong'],
  ],
  [
    "const CELL = 'text-start'; cx(CELL, isWide ? 'text-end' : 'p-1')",
    ['a.tsx: text-start, text-end'],
  ],
  ["cx('p-1', isWrong ? 'text-clay-strong' : 'text-ink-soft')", []],
  ["cx('text-sm text-ink-soft', isBold && 'font-medium sm:text-base')", []],
])('%s', (text, conflicts) => {
  expect(conflictsIn('a.tsx', text)).toEqual(conflicts)
})

test('what a condition adds is not set already', () => {
  const files = globSync('src/**/*.tsx')
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap((path) => conflictsIn(path, readFileSync(path, 'utf8')))).toEqual([])
})
