// Plain JavaScript that any Node >= 20 runs: installs the Node of package.json and runs the command with it.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const SCRIPTS = [
  'start',
  'test',
  'breaks',
  'dev',
  'build',
  'bench',
  'serve',
  'db-migrate',
  'db-seed',
  'admin-grant',
  'sbom',
]
const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'node_modules')
const [name = '', ...rest] = process.argv.slice(2)

if (!SCRIPTS.includes(name)) {
  console.error(`Usage: node scripts/run.mjs <${SCRIPTS.join('|')}> [arguments]`)
  process.exit(2)
}
install()
runScript()

/**
 * Installs package-lock.json unless already installed. Its log is printed only when it fails: under the Node that happens to
 * be here it is hundreds of warnings about the Node that is being installed.
 */
function install() {
  if (isInstalled()) return
  console.log('Installing dependencies (npm ci) …')
  const npm = spawnSync('npm', ['ci'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: Infinity,
    shell: process.platform === 'win32',
  })
  if (npm.status === 0) return
  console.error(`${npm.error ?? ''}${npm.stdout ?? ''}${npm.stderr ?? ''}`)
  process.exit(npm.status ?? 1)
}

/** Compares package-lock.json with npm's hidden lockfile, which it writes at the end of an install. */
function isInstalled() {
  const note = join(modules, '.package-lock.json')
  if (!existsSync(note)) return false
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const present = JSON.parse(readFileSync(note, 'utf8')).packages
  // Optional packages are mostly for other platforms.
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || (optional && !present[path]) || present[path]?.version === version,
  )
}

function runScript() {
  const bin = join(modules, '.bin')
  const node =
    process.platform === 'win32' ? join(modules, 'node', 'bin', 'node.exe') : join(bin, 'node')
  const child = spawn(node, [join('scripts', `${name}.ts`), ...rest], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
  })
  // The terminal sends Ctrl-C to the child as well; the handler keeps this process alive meanwhile.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  // npm signals its shell and not the shell's child, so this process detects that the shell is gone.
  if (process.env.npm_lifecycle_event) {
    const shell = process.ppid
    setInterval(() => process.ppid !== shell && child.kill('SIGTERM'), 1_000).unref()
  }
  child.on('error', (error) => {
    console.error(`The Node of package.json does not start: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}
