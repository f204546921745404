import type { BrowserCommand } from 'vitest/node'

type Step = ['move', x: number, y: number] | ['down'] | ['up'] | ['wheel', y: number]

/** Moves the pointer itself; points are those of the frame in which the test runs. */
const mouse: BrowserCommand<[steps: Step[]]> = async ({ page, iframe }, steps) => {
  const frame = await iframe.owner().boundingBox()
  for (const [kind, ...given] of steps) {
    const [x = 0, y = 0] = given
    if (kind === 'move') await page.mouse.move(frame!.x + x, frame!.y + y)
    else if (kind === 'wheel') await page.mouse.wheel(0, x)
    else await page.mouse[kind]()
  }
}

/** With motion, as most users have it; tests run without. */
const motion: BrowserCommand<[allowed: boolean]> = ({ page }, allowed) =>
  page.emulateMedia({ reducedMotion: allowed ? 'no-preference' : 'reduce' })

/** What only the driver of the browser can do, for tests. */
export const commands = { mouse, motion }

declare module 'vitest/browser' {
  interface BrowserCommands {
    mouse: (steps: Step[]) => Promise<void>
    motion: (allowed: boolean) => Promise<void>
  }
}
