import { afterAll, beforeAll, expect, test } from 'vitest'
import config from '../../.dependency-cruiser.js'
import { importOf, plantedRepository } from './planted-repository.ts'

/** Files to import. */
const TARGETS = [
  'src/pages/target.ts',
  'src/layouts/target.ts',
  'src/content/target.ts',
  'src/content/article-files.ts',
  'src/components/target.ts',
  'src/islands/target.tsx',
  'src/islands/feature/target.tsx',
  'src/ui/target.tsx',
  'src/client/target.ts',
  'src/stores/target.ts',
  'src/lib/target.ts',
  'src/lib/i18n/texts.ts',
  'src/lib/i18n/messages.ts',
  'src/dev/target.ts',
  'src/server/target.ts',
  'netlify/functions/target.ts',
  'db/target.ts',
  'db/client.ts',
  'db/with-actor.ts',
  'db/schema/health/target.ts',
  'db/schema/target.ts',
  'scripts/target.ts',
  'tests/target.ts',
]

/** A layer, an import, and the rule that forbids it. */
const BREACHES = [
  ['src/pages', '#db/target.ts', 'pages-wall'],
  ['src/pages', '#functions/target.ts', 'pages-wall'],
  ['src/pages', '../../db/target.ts', 'pages-wall'],
  ['src/middleware', '#db/target.ts', 'pages-wall'],
  ['src/layouts', '#server/target.ts', 'layouts-wall'],
  ['src/layouts', '../pages/target.ts', 'layouts-wall'],
  ['src/layouts', '#content/target.ts', 'layouts-wall'],
  ['src/components', '#content/target.ts', 'components-wall'],
  ['src/islands', '#content/target.ts', 'islands-wall'],
  ['src/content', '#server/target.ts', 'content-wall'],
  ['src/server', '#content/target.ts', 'content-for-the-server'],
  ['src/components', '#server/target.ts', 'components-wall'],
  ['src/components', '#layouts/target.ts', 'components-wall'],
  ['src/islands', '#server/target.ts', 'islands-wall'],
  ['src/islands', 'type #server/target.ts', 'islands-wall'],
  ['src/islands', '#db/target.ts', 'islands-wall'],
  ['src/islands', '../../db/target.ts', 'islands-wall'],
  ['src/islands', '#components/target.ts', 'islands-wall'],
  ['src/islands', '#functions/target.ts', 'islands-wall'],
  ['src/islands', 'type #functions/target.ts', 'islands-wall'],
  ['src/islands', '#lib/i18n/texts.ts', 'texts-stay-on-the-server'],
  ['src/islands/other', '#islands/feature/target.tsx', 'features-apart'],
  ['src/islands/other', '../feature/target.tsx', 'features-apart'],
  ['src/islands/other', 'type #islands/feature/target.tsx', 'features-apart'],
  ['src/ui', '#islands/target.tsx', 'ui-wall'],
  ['src/ui', '#server/target.ts', 'ui-wall'],
  ['src/ui', 'type #functions/target.ts', 'ui-wall'],
  ['src/ui', '#client/target.ts', 'ui-wall'],
  ['src/client', '#islands/target.tsx', 'client-wall'],
  ['src/client', 'type #functions/target.ts', 'client-wall'],
  ['src/client', '#lib/i18n/messages.ts', 'texts-stay-on-the-server'],
  ['src/pages', '#client/target.ts', 'pages-wall'],
  ['src/stores', '#ui/target.tsx', 'stores-wall'],
  ['src/stores', '#client/target.ts', 'stores-wall'],
  ['src/lib', '#client/target.ts', 'lib-wall'],
  ['src/server', '#client/target.ts', 'server-wall'],
  ['src/directives', '#ui/target.tsx', 'directives-wall'],
  ['src/service-worker', '#stores/target.ts', 'worker-wall'],
  ['src/service-worker', '#lib/i18n/messages.ts', 'texts-stay-on-the-server'],
  ['src/lib', '#stores/target.ts', 'lib-wall'],
  ['src/lib', 'type #db/target.ts', 'lib-wall'],
  ['src/lib', '#server/target.ts', 'lib-wall'],
  ['src/lib', 'node:fs', 'lib-runs-anywhere'],
  ['src/lib', '#lib/i18n/messages.ts', 'texts-stay-on-the-server'],
  ['netlify/functions', '#db/target.ts', 'functions-wall'],
  ['netlify/functions', '#islands/target.tsx', 'functions-wall'],
  ['netlify/functions', 'drizzle-orm', 'sql-in-db'],
  ['netlify/functions', '#db/schema/target.ts', 'sql-in-db'],
  ['src/server', '#functions/target.ts', 'server-wall'],
  ['src/server', '#ui/target.tsx', 'server-wall'],
  ['src/server', 'drizzle-orm', 'sql-in-db'],
  ['src/server', '@neondatabase/serverless', 'sql-in-db'],
  ['src/server', '#db/schema/target.ts', 'sql-in-db'],
  ['src/server', '../../db/schema/target.ts', 'sql-in-db'],
  ['src/server', '#tests/target.ts', 'no-development-code'],
  ['src/server', '#scripts/target.ts', 'no-development-code'],
  ['src/components', '../dev/target.ts', 'no-development-code'],
  ['src/islands', '#dev/target.ts', 'no-development-code'],
  ['src/dev', '#server/target.ts', 'dev-wall'],
  ['src/dev', '#components/target.ts', 'dev-wall'],
  ['db', '#server/target.ts', 'db-wall'],
  ['db', '#lib/nowhere.ts', 'no-unresolved'],
  ['db/queries/health', 'type #db/client.ts', 'health-by-actor'],
  ['db/queries/health', '../../client.ts', 'health-by-actor'],
  ['db/queries', '#db/schema/health/target.ts', 'health-tables'],
  ['db/schema', './health/target.ts', 'health-tables'],
  ['src/server', 'type #db/schema/health/target.ts', 'health-tables'],
] as const

const PASSAGES = [
  ['src/pages', '#server/target.ts'],
  ['src/pages', '#layouts/target.ts'],
  ['src/pages', '#content/target.ts'],
  ['src/server', '#content/article-files.ts'],
  ['src/layouts', '#components/target.ts'],
  ['src/layouts', '#client/target.ts'],
  ['src/components', '#islands/target.tsx'],
  ['src/components', '#client/target.ts'],
  ['src/components', '#lib/i18n/messages.ts'],
  ['src/islands', '#ui/target.tsx'],
  ['src/client', '#ui/target.tsx'],
  ['src/islands', '#client/target.ts'],
  ['src/client', '#stores/target.ts'],
  ['src/islands', 'type #lib/i18n/texts.ts'],
  ['src/ui', '#stores/target.ts'],
  ['src/client', '#lib/target.ts'],
  ['src/directives', '#stores/target.ts'],
  ['src/directives', '#client/target.ts'],
  ['src/stores', '#lib/target.ts'],
  ['src/service-worker', '#lib/target.ts'],
  ['src/dev', '#ui/target.tsx'],
  ['netlify/functions', '#server/target.ts'],
  ['src/server', '#db/target.ts'],
  ['src/server', 'type #db/schema/target.ts'],
  ['src/server', 'node:fs'],
  ['db', '#lib/target.ts'],
  ['db', 'drizzle-orm'],
  ['db/queries/health', 'type #db/with-actor.ts'],
  ['db/queries/health', '#db/schema/health/target.ts'],
  ['src/server', '#db/with-actor.ts'],
  ['scripts', '#db/target.ts'],
  ['tests', '#functions/target.ts'],
  ['astro.config', './scripts/target.ts'],
] as const

let repository: Awaited<ReturnType<typeof plantedRepository>>
let violations: Awaited<ReturnType<typeof repository.cruise>>

beforeAll(async () => {
  repository = await plantedRepository()
  const { put } = repository
  for (const path of TARGETS) await put(path, 'export type T = 1\nexport const t = 1\n')
  for (const [i, [floor, target]] of BREACHES.entries()) {
    await put(pathOf(floor, `breach-${i}`), importOf(target))
  }
  for (const [i, [floor, target]] of PASSAGES.entries()) {
    await put(pathOf(floor, `passage-${i}`), importOf(target))
  }
  await put('src/lib/circle-a.ts', "import { b } from './circle-b.ts'\nexport const a = () => b\n")
  await put('src/lib/circle-b.ts', "import { a } from './circle-a.ts'\nexport const b = () => a\n")
  violations = await repository.cruise('.dependency-cruiser.js')
}, 60_000)

afterAll(() => repository.remove())

/** A file in a layer; for a layer that is a single file (the middleware, a configuration) that file. */
function pathOf(floor: string, name: string) {
  if (floor === 'src/middleware') return 'src/middleware.ts'
  return floor === 'astro.config' ? 'astro.config.mjs' : `${floor}/${name}.ts`
}

const rulesBrokenBy = (path: string) =>
  violations.filter(({ from }) => from === path).map(({ rule }) => rule.name)

test.each(BREACHES.map((breach, i) => [...breach, i] as const))(
  '%s may not import %s (%s)',
  (floor, _target, rule, i) => {
    expect(rulesBrokenBy(pathOf(floor, `breach-${i}`))).toContain(rule)
  },
)

test.each(PASSAGES.map((passage, i) => [...passage, i] as const))(
  '%s may import %s',
  (floor, _target, i) => {
    expect(rulesBrokenBy(pathOf(floor, `passage-${i}`))).toEqual([])
  },
)

test('files may not depend on each other', () => {
  expect(rulesBrokenBy('src/lib/circle-a.ts')).toEqual(['no-cycles'])
})

test('every rule has a breach here', () => {
  const breached = [...BREACHES.map(([, , rule]) => rule), 'no-cycles']
  const names = config.forbidden?.map(({ name }) => name ?? '') ?? []
  // The rules within the server have a separate test file.
  const walls = names.filter((name) => name === 'server-wall' || !name.startsWith('server-'))
  expect(walls).toEqual(expect.arrayContaining(breached))
  expect(breached).toEqual(expect.arrayContaining(walls))
})
