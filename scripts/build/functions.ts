import { glob } from 'node:fs/promises'
import { build } from 'esbuild'
import { passwordDictionaries } from './password-dictionaries.ts'

/** Where the functions to deploy are; netlify.toml names it too. */
export const BUNDLES = '.netlify/functions-bundled'

/** Bundles each function into one file: loading it takes a seventh of the time that its sources take. */
export async function bundleFunctions(
  sources = 'netlify/functions/*.ts',
  outdir: string = BUNDLES,
): Promise<void> {
  const entryPoints = await Array.fromAsync(glob(sources))
  await build({
    entryPoints,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    plugins: [passwordDictionaries],
    // Native code cannot be bundled; Netlify finds it by the import that stays (netlify.toml).
    external: ['sharp'],
    // Packages in CommonJS call require, which an ES module does not have.
    banner: {
      js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);",
    },
    // Netlify reads `config` from the text of the bundle, so names stay; white space may go.
    minifyWhitespace: true,
    logLevel: 'warning',
  })
}
