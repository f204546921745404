import { execFile } from 'node:child_process'
import { copyFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plantedRepository } from './planted-repository.ts'

const FAULTS = `export const x: number = 'a'
export async function f() { void (await 1) }
f()
export const g = (text: string) => JSON.parse(text).a
`

let repository: Awaited<ReturnType<typeof plantedRepository>>
let found: string

beforeAll(async () => {
  repository = await plantedRepository()
  await copyFile('.oxlintrc.json', join(repository.root, '.oxlintrc.json'))
  for (const path of ['src/lib/a.ts', 'src/islands/a.tsx', 'scripts/a.ts']) {
    await repository.put(path, FAULTS)
  }
  found = await new Promise((done) => {
    const args = ['--format', 'unix', 'src', 'scripts']
    // It exits with 1 where it finds something; its output counts.
    execFile(resolve('node_modules/.bin/oxlint'), args, { cwd: repository.root }, (_, text) => {
      done(text)
    })
  })
}, 60_000)

afterAll(() => repository.remove())

test.each(['src/lib/a.ts', 'src/islands/a.tsx', 'scripts/a.ts'])(
  'types are checked in %s',
  (path) => {
    const rules = found
      .split('\n')
      .filter((line) => line.startsWith(path))
      .map((line) => /\/typescript\(([\w-]+)\)/.exec(line)?.[1])
    expect(rules).toEqual(
      expect.arrayContaining([
        'TS2322',
        'await-thenable',
        'no-floating-promises',
        'no-unsafe-return',
        'no-unsafe-member-access',
      ]),
    )
  },
)
