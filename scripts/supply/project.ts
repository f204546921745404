import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import { readLockfile } from './lockfile.ts'

const Package = z.object({ name: z.string(), allowScripts: z.record(z.string(), z.boolean()) })

/** Package data from the committed files of the project. */
export async function readProject() {
  const read = (file: string) => readFile(file, 'utf8')
  const { name, allowScripts } = Package.parse(JSON.parse(await read('package.json')))
  const packages = readLockfile(await read('package-lock.json'))
  return { name, allowScripts, packages, npmrc: await read('.npmrc') }
}
