import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { lockfileProblems, readLockfile, registryLines } from './lockfile.ts'
import { sbomProblems } from './sbom.ts'

const integrity = `sha512-${'A'.repeat(86)}==`
const good = { version: '1.2.3', license: 'MIT', integrity }

/** The problems of a lockfile with one valid package and one with these changes. */
function problemsOf(path: string, entry: object, allowScripts: Record<string, boolean> = {}) {
  const packages = { '': {}, 'node_modules/fine': good, [path]: { ...good, ...entry } }
  return lockfileProblems(
    readLockfile(JSON.stringify({ lockfileVersion: 3, packages })),
    allowScripts,
  )
}

describe('the lockfile', () => {
  test.each([
    ['no address', {}],
    ['an address of the registry', { resolved: 'https://registry.npmjs.org/it/-/it-1.2.3.tgz' }],
    ['the integrity of the package around it', { inBundle: true, integrity: undefined }],
  ])('accepts a package with %s', (_, entry) => {
    expect(problemsOf('node_modules/it', entry)).toEqual([])
  })

  const elsewhere = 'it@1.2.3 comes from elsewhere than the registry'
  test.each([
    ['http', { resolved: 'http://registry.npmjs.org/it/-/it-1.2.3.tgz' }, elsewhere],
    ['a mirror', { resolved: 'https://mirror.example/it/-/it-1.2.3.tgz' }, elsewhere],
    ['a host like it', { resolved: 'https://registry.npmjs.org.evil.example/it/-/it' }, elsewhere],
    ['another package', { resolved: 'https://registry.npmjs.org/evil/-/it-1.tgz' }, elsewhere],
    ['git', { resolved: 'git+ssh://git@github.com/evil/it.git#0123' }, elsewhere],
    ['a folder', { resolved: '../it', link: true }, elsewhere],
    ['another name', { name: 'evil' }, elsewhere],
    ['no integrity', { integrity: undefined }, 'it@1.2.3 has no SHA-512 integrity'],
    ['a weak integrity', { integrity: 'sha1-abc' }, 'it@1.2.3 has no SHA-512 integrity'],
    ['a script', { hasInstallScript: true }, 'it@1.2.3 has an install script'],
  ])('rejects a package from or with %s', (_, entry, problem) => {
    expect(problemsOf('node_modules/fine/node_modules/it', entry)).toEqual([problem])
  })

  test.each([
    ['astro', '7.2.7', '7.2.8'],
    ['@auth/core', '0.41.2', '0.41.3'],
    ['sharp', '0.34.5', '0.35.4'],
    ['sharp', '0.36.0-rc.1', '0.35.4'],
  ])('rejects %s %s at any depth', (name, version, floor) => {
    const path = `node_modules/fine/node_modules/${name}`
    expect(problemsOf(path, { version })).toEqual([`${name}@${version} is older than ${floor}`])
    expect(problemsOf(path, { version: floor })).toEqual([])
    expect(problemsOf(path, { version: '10.0.0' })).toEqual([])
  })

  test('accepts install scripts only where allowed and needed', () => {
    expect(problemsOf('node_modules/it', { hasInstallScript: true }, { it: true })).toEqual([])
    expect(problemsOf('node_modules/it', {}, { it: true })).toEqual([
      'it has no install script to allow',
    ])
    const denied = { hasInstallScript: true }
    expect(problemsOf('node_modules/it', denied, { it: false })).toHaveLength(1)
  })
})

test.each(['registry=https://evil.example', ' @scope:registry = https://evil.example'])(
  '%j in .npmrc is reported',
  (line) => {
    expect(registryLines(`save-exact=true\n${line}\n`)).toEqual([line])
  },
)

describe('the bill of materials', () => {
  const packages = readLockfile(readFileSync('package-lock.json', 'utf8'))
  const full = {
    components: packages.map(({ name, version = '' }) => ({
      name,
      version,
      licenses: ['known'] as string[],
    })),
  }

  test('lists every production package in its version', () => {
    expect(sbomProblems(full, packages)).toEqual([])
    const components = full.components.map((it) =>
      it.name === 'hono' ? { ...it, version: '0.0.1' } : it,
    )
    expect(sbomProblems({ ...full, components }, packages)).toEqual([
      expect.stringMatching(/^hono@.* is not in the bill of materials$/),
    ])
  })

  test('lists the licences of all packages that declare one', () => {
    const components = full.components.map((it) =>
      ['hono', 'callsite'].includes(it.name) ? { ...it, licenses: [] } : it,
    )
    // callsite declares no licence.
    expect(sbomProblems({ ...full, components }, packages)).toEqual([
      expect.stringMatching(/^hono@.* has no licence in the bill of materials$/),
    ])
  })
})
