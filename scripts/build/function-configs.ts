import { glob } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import type { Config } from '@netlify/functions'
import { isSeedBuilt } from '../../src/lib/admin/seed-built.ts'

export type ConfiguredFunction = { file: string; config: Config }

/** The function that a production must not have. */
const SEED = 'admin-seed.ts'

/** The functions in the sources with their Netlify configs; without those that this build must not have. */
export async function functionConfigs(
  sources = 'netlify/functions/*.ts',
): Promise<ConfiguredFunction[]> {
  const found = (await Array.fromAsync(glob(sources))).sort()
  const files = found.filter((file) => basename(file) !== SEED || isSeedBuilt(process.env))
  const configs = files.map(async (file) => {
    const { config } = (await import(
      /* @vite-ignore */ pathToFileURL(resolve(file)).href
    )) as ConfiguredFunction
    return { file, config }
  })
  return leaveToOthers(await Promise.all(configs))
}

/**
 * Where the paths of one function cover those of another (`/api/*` covers all), the first excludes the other's: the
 * platform has no other precedence.
 */
export function leaveToOthers<F extends { config: Config }>(functions: readonly F[]): F[] {
  return functions.map((own) => {
    const covering = pathsOf(own).map((pathname) => new URLPattern({ pathname }))
    const others = functions.filter((other) => other !== own).flatMap(pathsOf)
    const excludedPath = others
      .filter((pathname) => covering.some((pattern) => pattern.test({ pathname })))
      .sort()
    return excludedPath.length > 0 ? { ...own, config: { ...own.config, excludedPath } } : own
  })
}

const pathsOf = ({ config }: { config: Config }): string[] =>
  'path' in config ? [config.path].flat() : []

/** Serializes a literal with unquoted keys: the platform's parser of `config` drops quoted ones. */
export function literal(value: object): string {
  return inspect(value, { depth: null, maxArrayLength: null, maxStringLength: null })
}
