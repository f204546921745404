import type { BrowserCommand } from 'vitest/node'
import type { ProfessionalCard } from '#lib/professionals/schemas.ts'

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

/** Whoever is in the demonstration data, as a list has them. */
const demoPeople: BrowserCommand = async () => {
  const { DEMO_PEOPLE } = await import('#db/seed/demo-people.ts')
  return DEMO_PEOPLE.map(({ name, portrait, professional: { type } }) => ({
    name,
    type,
    avatarUrl: portrait.address,
  }))
}

/** What only the driver of the browser or Node can do, for tests. */
export const commands = { mouse, motion, demoPeople }

declare module 'vitest/browser' {
  interface BrowserCommands {
    mouse: (steps: Step[]) => Promise<void>
    motion: (allowed: boolean) => Promise<void>
    demoPeople: () => Promise<Pick<ProfessionalCard, 'name' | 'type' | 'avatarUrl'>[]>
  }
}
