import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

type Violation = { from: string; to: string; rule: { name: string } }

/** An empty repository with our packages and import names, in which tests plant what the walls must find. */
export async function plantedRepository() {
  const root = await mkdtemp(join(tmpdir(), 'walls-'))
  await symlink(resolve('node_modules'), join(root, 'node_modules'))
  await cp('package.json', join(root, 'package.json'))
  await writeFile(join(root, 'tsconfig.json'), '{}')
  return {
    root,
    put: async (path: string, text: string) => {
      await mkdir(dirname(join(root, path)), { recursive: true })
      await writeFile(join(root, path), text)
    },
    /** Violations that dependency-cruiser finds with one of our configurations. */
    cruise: (config: string) => cruise(root, config),
    remove: () => rm(root, { recursive: true }),
  }
}

/** @param target a specifier, after `type ` when only the type is imported */
export function importOf(target: string) {
  const [specifier = '', keyword = ''] = target.split(' ').reverse()
  if (keyword === 'type') return `import type { T } from '${specifier}'\nexport type U = T\n`
  return `import * as t from '${specifier}'\nexport const u = t\n`
}

async function cruise(cwd: string, config: string): Promise<Violation[]> {
  const args = ['--config', resolve(config), '--output-type', 'json']
  const sources = (await readdir(cwd)).filter(
    (name) => !/^(node_modules|package|tsconfig)/.test(name),
  )
  const output = await new Promise<string>((done) => {
    const cruiser = resolve('node_modules/.bin/depcruise')
    // It exits with the number of violations; its output counts.
    execFile(cruiser, [...args, ...sources], { cwd, maxBuffer: 1e8 }, (_, text) => {
      done(text)
    })
  })
  return (JSON.parse(output) as { summary: { violations: Violation[] } }).summary.violations
}
