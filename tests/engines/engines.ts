import { chromium, firefox, webkit, type BrowserType } from '@playwright/test'
import { debianFirefox, debianWebkit, downloaded } from '#scripts/setup/engines.ts'
import type { Engine } from './engine.ts'
import { firefoxEngine } from './firefox.ts'
import { playwrightEngine } from './playwright.ts'
import { webkitEngine } from './webkit.ts'

type Start = () => Promise<Engine>

/** The engines available on this machine, and how to start each. */
export function enginesHere(): [name: string, start: Start][] {
  const chromiumPath = process.env['CHROMIUM_PATH']
  if (!chromiumPath) throw new Error('CHROMIUM_PATH names a Chromium')
  const gecko = debianFirefox()
  const gtk = debianWebkit()
  const starts: [string, Start | undefined][] = [
    ['Chromium', () => playwrightEngine(chromium, chromiumPath)],
    ['Firefox', gecko ? () => firefoxEngine(gecko) : downloadedEngine(firefox)],
    ['WebKit', gtk ? () => webkitEngine(gtk) : downloadedEngine(webkit)],
  ]
  return starts.flatMap(([name, start]) => (start ? [[name, start]] : []))
}

function downloadedEngine(type: BrowserType): Start | undefined {
  const path = downloaded(type)
  return path === undefined ? undefined : () => playwrightEngine(type, path)
}
