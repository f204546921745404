import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { platform, userInfo } from 'node:os'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { run } from '../child.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** Where installers put it without adding it to PATH. */
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

const APT = '/usr/bin/apt-get'

/**
 * The path of a Chromium or Chrome for the browser tests: CHROMIUM_PATH, one that is installed, the one of
 * Debian, which is installed where that is possible, or else Playwright's own, which is downloaded.
 */
export async function requireBrowser(): Promise<string> {
  const named = process.env['CHROMIUM_PATH']
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH: there is no ${named}`)
  const present = named || installedBrowser()
  if (present) return present
  if (installFromDebian()) return installedBrowser() ?? '/usr/bin/chromium'
  await run('playwright', ['install', 'chromium'])
  return chromium.executablePath()
}

function installedBrowser(path = process.env['PATH'] ?? ''): string | undefined {
  const onPath = path
    .split(delimiter)
    .flatMap((directory) => NAMES.map((name) => join(directory, name)))
  return [...onPath, ...PLACES, chromium.executablePath()].find((file) => existsSync(file))
}

function installFromDebian(): boolean {
  if (platform() !== 'linux' || userInfo().uid !== 0 || !existsSync(APT)) return false
  console.log('Installing Chromium from the packages of Debian …')
  const apt = (...args: string[]) =>
    spawnSync(APT, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  // Ubuntu's package of that name only refers to a snap, which does not start in a container.
  const isDebian = spawnSync('grep', ['-qx', 'ID=debian', '/etc/os-release']).status === 0
  return isDebian && apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium')
}
