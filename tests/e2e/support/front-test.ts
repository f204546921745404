import { frontOf, type Front } from './front.ts'
import { test as base } from './test.ts'

/** Gives each test its own proxy of the site, with service workers allowed. */
export const test = base.extend<{ front: Front }>({
  serviceWorkers: 'allow',
  front: async ({ baseURL, context }, use) => {
    const front = await frontOf(baseURL!)
    await use(front)
    // A new worker may still be precaching, which would fail as if the site were down.
    await context.close()
    await front.close()
  },
})
