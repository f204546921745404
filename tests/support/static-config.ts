import ts from 'typescript'

/**
 * `config` of a bundle as the platform reads it: from the text, without running it, and of objects only what has a
 * plain name.
 */
export function staticConfig(source: string): unknown {
  const { statements } = ts.createSourceFile('bundle.mjs', source, ts.ScriptTarget.Latest)
  const declared = statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
  const exported = statements
    .filter(ts.isExportDeclaration)
    .flatMap(({ exportClause }) =>
      exportClause && ts.isNamedExports(exportClause) ? [...exportClause.elements] : [],
    )
    .find(({ name }) => name.text === 'config')
  const local = exported?.propertyName?.text ?? 'config'
  const { initializer } =
    declared.find(({ name }) => ts.isIdentifier(name) && name.text === local) ?? {}
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
