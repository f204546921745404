import { readdirSync, readFileSync } from 'node:fs'
import type { Config } from '@netlify/functions'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { functionMatcher } from '#scripts/serve/functions.ts'

const FOLDER = 'netlify/functions'
const NAMES = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length))

type FunctionModule = { default: unknown; config: Config }

const functions = await Promise.all(
  NAMES.map(async (name) => {
    const loaded = (await import(`../../netlify/functions/${name}.ts`)) as FunctionModule
    return { name, handler: loaded.default, config: loaded.config }
  }),
)

const pathsOf = ({ path }: { path?: unknown }) => [path].flat().map(String)
/** Called by the clock; nobody reaches them by a path. */
const scheduled = functions.filter(({ config }) => 'schedule' in config)
const reachable = functions.filter(({ config }) => !('schedule' in config))

test.each(scheduled)('$name: has a handler and times, and no path', ({ handler, config }) => {
  expect(handler).toBeTypeOf('function')
  expect(Object.keys(config)).toEqual(['schedule'])
})

test.each(reachable)('$name: has a handler, a path and a limit', ({ handler, config }) => {
  expect(handler).toBeTypeOf('function')
  if (!('path' in config) || !('rateLimit' in config)) throw new Error('no path or no rateLimit')
  for (const path of pathsOf(config)) expect(path).toMatch(/^\/(api|avatars)(\/|$)/)
  // A plain 'ip' is taken for 'domain' without a word: one visitor would lock out all the others.
  expect(config.rateLimit).toMatchObject({ aggregateBy: ['ip', 'domain'] })
})

/** Whether an expression can be read without running it, as the platform reads `config`. */
function isLiteral(node: ts.Expression): boolean {
  if (ts.isSatisfiesExpression(node)) return isLiteral(node.expression)
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isLiteral)
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.every((p) => ts.isPropertyAssignment(p) && isLiteral(p.initializer))
  }
  return ts.isStringLiteral(node) || ts.isNumericLiteral(node)
}

test.each(NAMES)('%s: its config is read from the source, so it is a plain literal', (name) => {
  const source = readFileSync(`${FOLDER}/${name}.ts`, 'utf8')
  const { statements } = ts.createSourceFile(name, source, ts.ScriptTarget.Latest)
  const config = statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((declared) => ts.isIdentifier(declared.name) && declared.name.text === 'config')
  expect(config?.initializer && isLiteral(config.initializer)).toBe(true)
})

test.each([
  ['/api', ['unknown']],
  ['/api/', ['unknown']],
  ['/api/none', ['unknown']],
  ['/api/professionals/1/none', ['professionals']],
  ['/api/status', ['status']],
  ['/api/profile/avatar', ['avatars']],
  ['/avatars/1/avatar.webp', ['avatars']],
  ['/apis', []],
])('%s is answered by %j', (path, names) => {
  const request = new Request(`https://example.com${path}`)
  const answering = reachable.filter(({ config }) => functionMatcher(config)(request))
  expect(answering.map(({ name }) => name)).toEqual(names)
})

test('what no function takes goes to unknown.ts, and nothing else does', () => {
  const unknown = reachable.find(({ name }) => name === 'unknown')
  const taken = reachable.filter(({ name }) => name !== 'unknown').flatMap((f) => pathsOf(f.config))
  const ofApi = taken.filter((path) => path.startsWith('/api'))
  expect(unknown?.config).toMatchObject({
    path: ['/api', '/api/*'],
    excludedPath: ofApi.toSorted(),
  })
  expect(new Set(taken).size).toBe(taken.length)
})
