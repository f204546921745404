import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let project: string
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'run-'))
  mkdirSync(join(project, 'scripts'))
  cpSync('scripts/run.mjs', join(project, 'scripts/run.mjs'))
  writeFileSync(join(project, 'scripts/sbom.ts'), "console.log('It runs')")
  writeFileSync(join(project, 'package-lock.json'), '{ "packages": {} }')
})
afterEach(() => rmSync(project, { recursive: true }))

/** Runs a script of a project that is not installed yet, with an npm of our own. */
function runWith(npm: string) {
  const bin = join(project, 'bin')
  mkdirSync(bin)
  writeFileSync(join(bin, 'npm'), `#!/bin/sh\necho 'npm warn EBADENGINE' >&2\n${npm}\n`)
  chmodSync(join(bin, 'npm'), 0o755)
  return spawnSync(process.execPath, [join(project, 'scripts/run.mjs'), 'sbom'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH']}` },
  })
}

test('an installation says nothing but that it takes place', () => {
  mkdirSync(join(project, 'node_modules/.bin'), { recursive: true })
  symlinkSync(process.execPath, join(project, 'node_modules/.bin/node'))
  const { status, stdout, stderr } = runWith('exit 0')
  expect(stdout).toBe('Installing dependencies (npm ci) …\nIt runs\n')
  expect(stderr).toBe('')
  expect(status).toBe(0)
})

test('an installation that fails shows its log and ends the command', () => {
  const { status, stdout, stderr } = runWith("echo 'npm error no network'; exit 3")
  expect(stderr).toContain('npm warn EBADENGINE')
  expect(stderr).toContain('npm error no network')
  expect(stdout).not.toContain('It runs')
  expect(status).toBe(3)
})
