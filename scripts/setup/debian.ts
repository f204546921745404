import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { platform, userInfo } from 'node:os'

const APT = '/usr/bin/apt-get'
/** Neither an unreachable mirror nor another apt that holds the lock may hang the command. */
const PATIENCE = [
  '-o',
  'Acquire::http::Timeout=20',
  '-o',
  'Acquire::Retries=2',
  '-o',
  'DPkg::Lock::Timeout=60',
]
const LIMIT_MS = 300_000

/** Installs packages of Debian, where this is Debian and we may; otherwise nothing happens. */
export function installFromDebian(...names: string[]): void {
  if (platform() !== 'linux' || userInfo().uid !== 0 || !existsSync(APT)) return
  // Ubuntu's packages of these names only install a snap, which does not start in a container.
  const isDebian = spawnSync('grep', ['-qx', 'ID=debian', '/etc/os-release']).status === 0
  if (!isDebian) return
  console.log(`Installing ${names.join(', ')} from the packages of Debian …`)
  const apt = (...args: string[]) =>
    spawnSync(APT, [...PATIENCE, ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: LIMIT_MS,
    }).status === 0
  if (apt('update')) apt('install', '-y', '--no-install-recommends', ...names)
}
