import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'
import { PASSWORD_MIN } from '#lib/accounts/password.ts'

/** Most used first, so these are what is tried first; three times what is asked of such a list. */
const KEPT = 10_000

/**
 * Leaves in a bundle, of the list of common passwords, those that are long enough to be chosen at all. The
 * whole list is half a megabyte, and each start of a function reads it.
 */
export const commonPasswords: Plugin = {
  name: 'common-passwords',
  setup: (build) =>
    build.onLoad({ filter: /language-common\/src\/passwords\.json$/ }, async ({ path }) => {
      const all = JSON.parse(await readFile(path, 'utf8')) as string[]
      const kept = all.filter((word) => word.length >= PASSWORD_MIN).slice(0, KEPT)
      return { contents: JSON.stringify(kept), loader: 'json' }
    }),
}
