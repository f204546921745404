import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Names what the texts are: as a part of their address it lets a browser keep them for ever.
 *
 * @param folder `public/locales`, or its copy in a build
 */
export function textsVersion(folder: string): string {
  const hash = createHash('sha256')
  for (const file of globSync('*/*.json', { cwd: folder }).sort())
    hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest('base64url').slice(0, 8)
}
