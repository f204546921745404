import ts from 'typescript'

/**
 * `config` of a bundle as the platform reads it: from the text, without running it, and of objects only what has a
 * plain name. What stands before its declaration, megabytes, is not parsed.
 */
export function staticConfig(source: string): unknown {
  const [, local] = /export\s*\{[^}]*?([\w$]+) as config\b/.exec(source) ?? [null, 'config']
  const declared = [...source.matchAll(/\b(?:var|let|const) ([\w$]+)\s*=/g)]
  const at = declared.findLast(([, name]) => name === local)?.index ?? source.length
  const { statements } = ts.createSourceFile('bundle.mjs', source.slice(at), ts.ScriptTarget.Latest)
  const [first] = statements
  if (!first || !ts.isVariableStatement(first)) return undefined
  const { initializer } = first.declarationList.declarations[0]!
  return initializer && valueOf(initializer)
}

function valueOf(node: ts.Expression): unknown {
  if (ts.isStringLiteral(node)) return node.text
  if (ts.isNumericLiteral(node)) return Number(node.text)
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(valueOf)
  if (!ts.isObjectLiteralExpression(node)) return undefined
  const entries = node.properties
    .filter(ts.isPropertyAssignment)
    .filter(({ name }) => ts.isIdentifier(name))
    .map(({ name, initializer }) => [(name as ts.Identifier).text, valueOf(initializer)])
  return Object.fromEntries(entries)
}
