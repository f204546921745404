import { glob, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keptSite } from '#scripts/build/site-directory.ts'

test('the build contains no secret of its environment', async () => {
  const secrets = [
    'SESSION_SECRET',
    'DATABASE_URL',
    'MIGRATION_DATABASE_URL',
    'DATABASE_WS_PROXY',
    'SMTP_URL',
  ]
    .map((name) => process.env[name] ?? '')
    .filter((value) => value !== '')
  expect(secrets.length).toBeGreaterThan(0)
  const { directory } = keptSite()
  let files = 0
  const found: string[] = []
  for await (const name of glob('**/*', { cwd: directory })) {
    const file = join(directory, name)
    // A link to nothing contains nothing.
    const entry = await stat(file).catch(() => undefined)
    if (!entry?.isFile()) continue
    files++
    const text = await readFile(file, 'latin1')
    if ([...secrets, 'AUTH_SECRET='].some((secret) => text.includes(secret))) found.push(file)
  }
  expect(found).toEqual([])
  expect(files).toBeGreaterThan(50)
})
