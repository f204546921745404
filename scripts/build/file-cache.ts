import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The file of a name in a cache, made if it is missing. It may be linked from elsewhere: never write to it.
 *
 * @param name says all that the content depends on
 */
export async function cachedFile(
  cache: string,
  name: string,
  make: () => Promise<Buffer>,
): Promise<string> {
  const file = join(cache, name)
  if (existsSync(file)) {
    const now = new Date()
    await utimes(file, now, now)
    return file
  }
  const content = await make()
  await mkdir(cache, { recursive: true })
  // Whole or not at all, also when the build is interrupted.
  const part = `${file}.${process.pid}`
  await writeFile(part, content)
  await rename(part, file)
  return file
}

/** Removes what was not used for longest, until the rest has at most `largest` bytes. */
export async function shrinkCache(cache: string, largest: number): Promise<void> {
  const files = (await readdir(cache).catch(() => [])).map(async (name) => {
    const file = join(cache, name)
    const { size, mtimeMs } = await stat(file)
    return { file, size, usedAt: mtimeMs }
  })
  const newestFirst = (await Promise.all(files)).sort((a, b) => b.usedAt - a.usedAt)
  let total = 0
  for (const { file, size } of newestFirst) {
    total += size
    if (total > largest) await rm(file, { force: true })
  }
}
