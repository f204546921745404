import { readFile, writeFile } from 'node:fs/promises'

/**
 * Writes a generated, committed list as JSON, unless it is up to date.
 *
 * @returns the path, if it was written
 */
export async function writeIndex(path: string, items: readonly unknown[]): Promise<string[]> {
  const expected = `${JSON.stringify(items, null, 2)}\n`
  if ((await readFile(path, 'utf8').catch(() => '')) === expected) return []
  await writeFile(path, expected)
  return [path]
}
