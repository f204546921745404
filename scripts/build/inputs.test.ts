import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { inputsHash } from './inputs.ts'

const project = mkdtempSync(join(tmpdir(), 'project-'))
const write = (path: string, text: string) => writeFileSync(join(project, path), text)
mkdirSync(join(project, 'src/pages'), { recursive: true })
afterEach(() => vi.unstubAllEnvs())
afterAll(() => rmSync(project, { recursive: true }))

test('the hash changes with a source, its name or the lockfile, and not with other files', async () => {
  write('src/pages/a.astro', 'a')
  write('package-lock.json', '{}')

  const seen = [await inputsHash(project)]
  write('README.md', 'not built')
  write('src/pages/a.test.ts', 'not built')
  expect(await inputsHash(project)).toBe(seen[0])

  write('src/pages/a.astro', 'b')
  seen.push(await inputsHash(project))
  renameSync(join(project, 'src/pages/a.astro'), join(project, 'src/pages/b.astro'))
  seen.push(await inputsHash(project))
  write('package-lock.json', '{ }')
  seen.push(await inputsHash(project))

  expect(new Set(seen).size).toBe(4)
})

test('the hash changes with the address of the site, and not with a port of this machine', async () => {
  const hashAt = (url: string) => {
    vi.stubEnv('SITE_URL', url)
    return inputsHash(project)
  }
  const here = await hashAt('http://localhost:8888')
  expect(await hashAt('http://localhost:9123')).toBe(here)
  expect(await hashAt('')).toBe(here)
  expect(await hashAt('https://www.miformaactiva.test')).not.toBe(here)
})

test.each(['ANALYTICS_PATH', 'SERVICE_WORKER'])('the hash changes with %s', async (name) => {
  const without = await inputsHash(project)
  vi.stubEnv(name, 'off')
  expect(await inputsHash(project)).not.toBe(without)
})

test('the hash knows databases apart, whatever leads to them, and the embedded one at any address', async () => {
  const hashOf = (variables: Record<string, string>) => {
    for (const name of ['DATABASE_URL', 'DATABASE_WS_PROXY', 'DATABASE_EMBEDDED'])
      vi.stubEnv(name, variables[name] ?? '')
    return inputsHash(project)
  }
  const one = { DATABASE_URL: 'postgres://forma_site@db.example/one' }
  const other = { DATABASE_URL: 'postgres://forma_site@db.example/other' }
  const embedded = {
    DATABASE_URL: 'postgres://forma_site@127.0.0.1:1/postgres',
    DATABASE_EMBEDDED: '1',
  }
  const bridge = { DATABASE_WS_PROXY: '127.0.0.1:5/secret' }
  const hashes: string[] = []
  for (const database of [one, other, embedded])
    hashes.push(await hashOf({ ...database, ...bridge }))
  expect(new Set(hashes).size).toBe(3)
  expect(await hashOf(one)).toBe(hashes[0])
  const later = { ...embedded, DATABASE_URL: 'postgres://forma_site@127.0.0.1:2/postgres' }
  expect(await hashOf(later)).toBe(hashes[2])
})
