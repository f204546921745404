import { glob } from 'node:fs/promises'
import { basename } from 'node:path'
import { build, type BuildOptions, type Plugin } from 'esbuild'
import { functionConfigs, literal, type ConfiguredFunction } from './function-configs.ts'
import { passwordDictionaries } from './password-dictionaries.ts'

/** Directory of the functions to deploy; netlify.toml names it too. */
export const BUNDLES = '.netlify/functions-bundled'

/** What the build of the functions calls their entry points. */
const NAMESPACE = 'function'
const SCHEME = `${NAMESPACE}:`

const SETTINGS = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  plugins: [passwordDictionaries],
  // Native code cannot be bundled; Netlify finds it by its remaining import (netlify.toml).
  external: ['sharp'],
  // Packages in CommonJS call require, which an ES module does not have.
  banner: {
    js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);",
  },
  // Netlify parses `config` from the bundle's source, so keep names; white space may be removed.
  minifyWhitespace: true,
  logLevel: 'warning',
} satisfies BuildOptions

/**
 * Bundles each function into one file, which loads in a seventh of the time of its sources. All in one build, which parses
 * what they share once.
 */
export async function bundleFunctions(outdir: string = BUNDLES): Promise<void> {
  const functions = new Map(
    (await functionConfigs()).map((own) => [basename(own.file, '.ts'), own]),
  )
  const entryPoints = Object.fromEntries([...functions.keys()].map((name) => [name, SCHEME + name]))
  await build({
    ...SETTINGS,
    entryPoints,
    plugins: [...SETTINGS.plugins, entriesOf(functions)],
    outdir,
    outExtension: { '.js': '.mjs' },
  })
}

/**
 * The entry points of functions. The sources compute `config` from contracts; the platform parses it without running it, so
 * it is replaced by a literal.
 */
function entriesOf(functions: ReadonlyMap<string, ConfiguredFunction>): Plugin {
  return {
    name: 'functions',
    setup: (bundler) => {
      bundler.onResolve({ filter: new RegExp(`^${SCHEME}`) }, ({ path }) => ({
        path: path.slice(SCHEME.length),
        namespace: NAMESPACE,
      }))
      bundler.onLoad({ filter: /./, namespace: NAMESPACE }, ({ path }) => {
        const { file, config } = functions.get(path)!
        return {
          contents: `export { default } from './${file}'\nexport const config = ${literal(config)}`,
          resolveDir: process.cwd(),
        }
      })
    },
  }
}

/** Bundles other modules of the server in the same way. */
export async function bundleModules(sources: string, outdir: string): Promise<void> {
  const entryPoints = await Array.fromAsync(glob(sources))
  await build({ ...SETTINGS, entryPoints, outdir, outExtension: { '.js': '.mjs' } })
}
