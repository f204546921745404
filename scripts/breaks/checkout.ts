import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { planted, type Break } from './break.ts'

/** A copy of the working tree, in which a fault may stand. */
export interface Checkout {
  root: string
  /** Plants a fault. @returns how to mend it */
  plant: (fault: Break) => () => void
}

/** Copies what git knows and what is new; packages are linked. What tests keep there, a database, stays. */
export function copyCheckout(from: string, to: string): Checkout {
  const root = resolve(to)
  for (const folder of ['src', 'db', 'netlify', 'scripts', 'tests', 'public']) {
    rmSync(join(root, folder), { recursive: true, force: true })
  }
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: from,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  for (const file of listed.split('\n').filter((name) => name && existsSync(join(from, name)))) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    cpSync(join(from, file), join(root, file))
  }
  const modules = join(root, 'node_modules')
  if (!existsSync(modules)) symlinkSync(resolve(from, 'node_modules'), modules)
  return { root, plant: (fault) => plantIn(root, fault) }
}

function plantIn(root: string, fault: Break): () => void {
  const path = join(root, fault.file)
  const source = readFileSync(path, 'utf8')
  writeFileSync(path, planted(fault, source))
  return () => {
    writeFileSync(path, source)
  }
}
