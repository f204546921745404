import { execFileSync } from 'node:child_process'
import { cp, mkdir, rm, symlink } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

/** Copies what is built to a folder of its own, where a measurement may change it. */
export async function copySources(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0')
  for (const file of files.filter(Boolean)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await cp(file, join(folder, file))
  }
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
}
