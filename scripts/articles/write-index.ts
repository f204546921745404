import { readFile, writeFile } from 'node:fs/promises'

/**
 * Writes a generated, committed list as JSON, unless it is up to date.
 *
 * @returns whether it was written
 */
export async function writeIndex(path: string, items: readonly unknown[]): Promise<boolean> {
  const expected = `${JSON.stringify(items, null, 2)}\n`
  if ((await readFile(path, 'utf8').catch(() => '')) === expected) return false
  await writeFile(path, expected)
  return true
}
