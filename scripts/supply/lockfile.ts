import * as z from 'zod'

const Entry = z.object({
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  /** Set when a package is installed under an alias. */
  name: z.string().optional(),
  license: z.string().optional(),
  link: z.boolean().optional(),
  /** Bundled within its parent package, whose integrity covers it. */
  inBundle: z.boolean().optional(),
  dev: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
})

/** A package of package-lock.json; `name` is its import name. */
export type Locked = Omit<z.infer<typeof Entry>, 'name'> & { name: string; isAlias: boolean }

const Lockfile = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(z.string(), Entry),
})

/** Packages whose older versions have vulnerabilities that affect us. */
const FLOORS: Readonly<Record<string, string>> = {
  astro: '7.2.8',
  '@auth/core': '0.41.3',
  sharp: '0.35.4',
}

const REGISTRY = 'https://registry.npmjs.org/'
const SHA512 = /^sha512-[\w+/]{86}==$/

/** The packages of a lockfile, without the project itself. @throws when it has another form */
export function readLockfile(json: string): Locked[] {
  const { packages } = Lockfile.parse(JSON.parse(json))
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return { ...entry, name, isAlias: entry.name !== undefined && entry.name !== name }
    })
}

/**
 * Reasons to refuse these packages, one line each: they come from elsewhere than the public registry, have no
 * integrity, are older than their minimum version, or run an install script without being allowed to.
 *
 * A package without URL comes from the registry by its name; `npm ci` may fetch both from a mirror, and the integrity
 * holds either way.
 *
 * @param allowScripts of package.json
 */
export function lockfileProblems(
  packages: readonly Locked[],
  allowScripts: Readonly<Record<string, boolean>>,
): string[] {
  const problems = packages.flatMap((entry) => {
    const { name, version = '' } = entry
    const floor = FLOORS[name]
    return [
      isFromRegistry(entry) ? '' : 'comes from elsewhere than the registry',
      entry.inBundle || SHA512.test(entry.integrity ?? '') ? '' : 'has no SHA-512 integrity',
      floor === undefined || isAtLeast(version, floor) ? '' : `is older than ${floor}`,
      entry.hasInstallScript && !allowScripts[name] ? 'has an install script' : '',
    ]
      .filter((problem) => problem !== '')
      .map((problem) => `${name}@${version} ${problem}`)
  })
  const withScripts = new Set(packages.filter((it) => it.hasInstallScript).map(({ name }) => name))
  const idle = Object.keys(allowScripts).filter((name) => !withScripts.has(name))
  return [...problems, ...idle.map((name) => `${name} has no install script to allow`)]
}

function isFromRegistry({ name, resolved, link, isAlias }: Locked): boolean {
  if (link || isAlias) return false
  return resolved === undefined || resolved.startsWith(`${REGISTRY}${name}/-/`)
}

/** A version before a release counts as older than all. */
function isAtLeast(version: string, floor: string): boolean {
  return /^[\d.]+$/.test(version) && version.localeCompare(floor, 'en', { numeric: true }) >= 0
}

/** Settings of .npmrc that would make packages come from elsewhere for everybody. */
export function registryLines(npmrc: string): string[] {
  return npmrc.split('\n').filter((line) => /^\s*(@[^:]+:)?registry\s*=/.test(line))
}
