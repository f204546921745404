import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import config from '../../.dependency-cruiser.js'
import { SERVER_FOLDERS } from '../../.dependency-cruiser.server.js'
import { importOf, plantedRepository } from './planted-repository.ts'

const FOLDERS = Object.keys(SERVER_FOLDERS)
const ROOT = 'file-beside-the-folders.ts'
const TARGETS = [...FOLDERS.map((folder) => `${folder}/target.ts`), 'composition.ts', ROOT]

/** What each folder, and a file beside them, may import within src/server. */
const ALLOWED: Record<string, readonly string[]> = {
  ...SERVER_FOLDERS,
  '.': ['rate-limits', 'storage'],
}

/** One importer per import, so a violation identifies the import. */
const importerOf = (from: string, n: number) =>
  `src/server/${from}/importer-${n}.ts`.replace('/./', '/')

let repository: Awaited<ReturnType<typeof plantedRepository>>
let violations: Awaited<ReturnType<typeof repository.cruise>>

beforeAll(async () => {
  repository = await plantedRepository()
  for (const target of TARGETS) {
    await repository.put(`src/server/${target}`, 'export type T = 1\nexport const t = 1\n')
    for (const from of Object.keys(ALLOWED)) {
      const importer = importerOf(from, TARGETS.indexOf(target))
      await repository.put(importer, importOf(`#server/${target}`))
    }
  }
  violations = await repository.cruise('.dependency-cruiser.js')
}, 60_000)

afterAll(() => repository.remove())

test.each(Object.entries(ALLOWED))('src/server/%s may import %j', (from, allowed) => {
  for (const [n, target] of TARGETS.entries()) {
    const [name = ''] = target.split('/')
    const isFine = [from, ROOT, ...allowed].includes(name)
    const broken = violations.filter((violation) => violation.from === importerOf(from, n))
    const rules = broken.map(({ rule }) => rule.name)
    const wall = `server-${from === '.' ? 'root' : from}`
    expect(rules, `${from} imports ${target}`).toEqual(isFine ? [] : [wall])
  }
})

test('the listed folders are exactly those of the server', async () => {
  const entries = await readdir('src/server', { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  expect(FOLDERS.toSorted()).toEqual(folders.toSorted())
})

test('every rule within the server is tested here', () => {
  const names = config.forbidden?.map(({ name }) => name) ?? []
  const walls = names.filter((name) => name?.startsWith('server-') && name !== 'server-wall')
  const here = [...FOLDERS, 'root'].map((folder) => `server-${folder}`)
  expect(walls.toSorted()).toEqual(here.toSorted())
})
