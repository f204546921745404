import { afterAll, beforeAll, expect, test } from 'vitest'
import { importOf, plantedRepository } from './planted-repository.ts'

const TARGET = 'export type T = 1\nexport const t = 1\n'

/** Importers and their imports; there is no cycle between files, which `no-cycles` would find. */
const PLANTED = {
  'src/lib/day/a.ts': importOf('#lib/night/target.ts'),
  'src/lib/day/target.ts': TARGET,
  'src/lib/night/b.ts': importOf('#lib/day/target.ts'),
  'src/lib/night/target.ts': TARGET,
  'src/islands/sun/a.ts': importOf('type #islands/moon/target.ts'),
  'src/islands/sun/target.ts': TARGET,
  'src/islands/moon/b.ts': importOf('type #islands/sun/target.ts'),
  'src/islands/moon/target.ts': TARGET,
  'db/one/a.ts': importOf('../two/b.ts'),
  'db/two/b.ts': importOf('../three/c.ts'),
  'db/three/c.ts': importOf('../one/target.ts'),
  'db/one/target.ts': TARGET,
  'src/server/upper/a.ts': importOf('#server/lower/target.ts'),
  'src/server/lower/target.ts': TARGET,
  'src/server/lower/target.test.ts': importOf('#server/upper/a.ts'),
}

let repository: Awaited<ReturnType<typeof plantedRepository>>
let circular: string[]

beforeAll(async () => {
  repository = await plantedRepository()
  for (const [path, text] of Object.entries(PLANTED)) await repository.put(path, text)
  const violations = await repository.cruise('.dependency-cruiser.folders.js')
  circular = violations.map(({ from, to }) => `${from} → ${to}`)
}, 60_000)

afterAll(() => repository.remove())

test.each([
  ['two folders', 'src/lib/day → src/lib/night'],
  ['two folders, by types alone', 'src/islands/sun → src/islands/moon'],
  ['three folders in a ring', 'db/one → db/two'],
])('%s may not depend on each other', (_name, circle) => {
  expect(circular).toContain(circle)
})

test('a test may import from higher folders', () => {
  expect(circular.filter((circle) => circle.includes('src/server'))).toEqual([])
})
