import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { run } from '../child.ts'
import { installFromDebian } from './debian.ts'

/** Headless Chromium: the same engine, twice as fast in the browser tests. */
const SHELL = ['chromium-headless-shell', 'chrome-headless-shell']
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** Install locations outside PATH. */
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The path of a Chromium for the browser tests, in this order: CHROMIUM_PATH, an installed headless one, Debian's,
 * which is installed where possible, any Chromium or Chrome, or Playwright's, which is downloaded.
 */
export async function requireBrowser(): Promise<string> {
  const present = namedBrowser() ?? onPath(SHELL)
  if (present) return present
  installFromDebian('chromium-headless-shell')
  return onPath(SHELL) ?? (await requireWholeBrowser())
}

/** For measurements: a full browser, as visitors use, never a headless shell. */
export async function requireWholeBrowser(): Promise<string> {
  const present = namedBrowser() ?? installedBrowser()
  if (present) return present
  installFromDebian('chromium')
  const installed = installedBrowser()
  if (installed) return installed
  await run('playwright', ['install', 'chromium'])
  return chromium.executablePath()
}

/** @throws Error when CHROMIUM_PATH does not exist */
function namedBrowser(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH: there is no ${named}`)
  return named || undefined
}

function installedBrowser(): string | undefined {
  return onPath(BROWSERS) ?? [...PLACES, chromium.executablePath()].find((file) => existsSync(file))
}

function onPath(names: string[]): string | undefined {
  const directories = (process.env['PATH'] ?? '').split(delimiter)
  return directories
    .flatMap((directory) => names.map((name) => join(directory, name)))
    .find((file) => existsSync(file))
}
