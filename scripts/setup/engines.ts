import { execFile } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { promisify } from 'node:util'
import { firefox, webkit, type BrowserType } from '@playwright/test'
import { installFromDebian } from './debian.ts'

/** Firefox; WebKitGTK's MiniBrowser with its driver, a virtual screen, and software rendering. */
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'libgl1-mesa-dri']
const FIREFOX = '/usr/bin/firefox-esr'
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'
const MINI_BROWSER = '/usr/lib/*/webkit2gtk-4.1/MiniBrowser'

const DOWNLOAD_LIMIT_MS = 120_000

/** The path of Debian's Firefox, if it is installed. */
export function debianFirefox(): string | undefined {
  return existsSync(FIREFOX) ? FIREFOX : undefined
}

/** The programs that running Debian's WebKit takes. */
export type DebianWebkit = { driver: string; miniBrowser: string; screen: string }

/** Debian's WebKit, if all of it is installed. */
export function debianWebkit(): DebianWebkit | undefined {
  const [miniBrowser] = globSync(MINI_BROWSER)
  const isWhole = [WEBKIT_DRIVER, SCREEN].every((file) => existsSync(file))
  return miniBrowser && isWhole ? { driver: WEBKIT_DRIVER, miniBrowser, screen: SCREEN } : undefined
}

/** The path of Playwright's own build of an engine, if it has been downloaded. */
export function downloaded(type: BrowserType): string | undefined {
  const path = type.executablePath()
  return existsSync(path) ? path : undefined
}

/**
 * Installs Firefox and WebKit from Debian's packages, or else by Playwright's download, and prints one line about those
 * that neither provides. The functions above then find what is installed.
 */
export async function installEngines(): Promise<void> {
  if (!debianFirefox() || !debianWebkit()) installFromDebian(...PACKAGES)
  const missing = []
  if (!debianFirefox() && !(await download(firefox))) missing.push('Firefox')
  if (!debianWebkit() && !(await download(webkit))) missing.push('WebKit')
  if (missing.length === 0) return
  console.log(
    `Not tested in ${missing.join(' and ')}: neither Debian nor Playwright provides it here`,
  )
}

/** @returns whether the browser is installed */
async function download(type: BrowserType): Promise<boolean> {
  if (!downloaded(type)) {
    const command = promisify(execFile)('playwright', ['install', type.name()], {
      timeout: DOWNLOAD_LIMIT_MS,
    })
    await command.catch(() => undefined)
  }
  return downloaded(type) !== undefined
}
