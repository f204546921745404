import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { needsOf, type Needs } from './needs.ts'

const Package = z.object({ imports: z.record(z.string(), z.string()) })

/** What needs others, and what tests read. */
const SOURCE = /\.(ts|tsx|js|mjs|astro|css|html)$/

/** Generated, and it names every text of the site: a change of one text would reach every test. */
const ALL_TEXTS = 'src/lib/i18n/texts.ts'

/** Every file that is there, with those that it needs. */
export function readNeeds(root: string): Needs {
  const listed = git(root, 'ls-files', '--cached', '--others', '--exclude-standard')
  const files = new Set(listed.filter((file) => existsSync(join(root, file))))
  const { imports: aliases } = Package.parse(
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
  )
  const needs = new Map<string, string[]>()
  for (const file of files) {
    const isRead = SOURCE.test(file) && file !== ALL_TEXTS
    needs.set(
      file,
      isRead ? needsOf(file, readFileSync(join(root, file), 'utf8'), { files, aliases }) : [],
    )
  }
  return needs
}

/** The files that differ from a commit, or from where the two branches parted; new ones too, deleted ones too. */
export function changedFiles(root: string, ref: string): string[] {
  const base = git(root, 'merge-base', ref, 'HEAD')[0] ?? ref
  const tracked = git(root, 'diff', '--name-only', '--no-renames', base)
  const fresh = git(root, 'ls-files', '--others', '--exclude-standard')
  return [...new Set([...tracked, ...fresh])]
}

function git(root: string, ...args: string[]): string[] {
  const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  return output.split('\n').filter(Boolean)
}
