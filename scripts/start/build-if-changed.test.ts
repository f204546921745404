import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inputsHash } from './build-if-changed.ts'

test('the hash changes with a source, its name or the lockfile, and not with other files', async () => {
  const project = mkdtempSync(join(tmpdir(), 'project-'))
  const write = (path: string, text: string) => writeFileSync(join(project, path), text)
  mkdirSync(join(project, 'src/pages'), { recursive: true })
  write('src/pages/a.astro', 'a')
  write('package-lock.json', '{}')

  const seen = [await inputsHash(project)]
  write('README.md', 'not built')
  expect(await inputsHash(project)).toBe(seen[0])

  write('src/pages/a.astro', 'b')
  seen.push(await inputsHash(project))
  renameSync(join(project, 'src/pages/a.astro'), join(project, 'src/pages/b.astro'))
  seen.push(await inputsHash(project))
  write('package-lock.json', '{ }')
  seen.push(await inputsHash(project))

  expect(new Set(seen).size).toBe(4)
  rmSync(project, { recursive: true })
})
