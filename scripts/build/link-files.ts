import { constants } from 'node:fs'
import { copyFile, link, mkdir, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'

/**
 * Gives a file a second name, or copies it where the file system has no hard links. Afterwards neither may be written in
 * place, only replaced: they may be the same file.
 *
 * @throws Error when there is a file of that name
 */
export async function linkFile(from: string, to: string): Promise<void> {
  try {
    await link(from, to)
  } catch {
    await copyFile(from, to, constants.COPYFILE_EXCL)
  }
}

/** Does so with every file of a folder. @param to a folder that does not exist yet */
export async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  // Folders come before what is in them.
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const twin = join(to, relative(from, path))
    await (entry.isDirectory() ? mkdir(twin) : linkFile(path, twin))
  }
}
