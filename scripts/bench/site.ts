import { PATHS } from '#lib/site/routes.ts'
import { TOOLS, toolPath } from '#lib/tools/tools.ts'
import { prepareDatabase } from '../database.ts'
import { serveInBackground } from '../serve/in-background.ts'
import { requireFreePort } from '../serve/listen.ts'
import { buildIfChanged } from '../start/build-if-changed.ts'
import { onDatabase } from './database.ts'

/** Not a port of `npm start`, `npm run dev` or `npm test`, which may be running; PORT changes it. */
const PORT = '8899'

/** Only the demo data. */
export const DEMO = '.data/bench'

/** Runs a task while the production build with the demo data is served; passes its origin. */
export function onSite<T>(task: (origin: string) => Promise<T>): Promise<T> {
  return onDatabase(DEMO, async () => {
    process.env['PORT'] ||= PORT
    const origin = `http://localhost:${process.env['PORT']}`
    process.env['SITE_URL'] = origin
    await requireFreePort(Number(process.env['PORT']))
    await prepareDatabase({ local: true })
    await buildIfChanged()
    const stop = await serveInBackground('.cache/bench/serve.log')
    try {
      return await task(origin)
    } finally {
      await stop()
    }
  })
}

/** The measured pages, without language. */
export async function measuredPages(origin: string): Promise<Record<string, string>> {
  const response = await fetch(`${origin}/api/professionals?professional=trainer`)
  const { items } = (await response.json()) as { items: { id: string }[] }
  if (!items[0]) throw new Error('The demo data has no trainer')
  const tools = [PATHS.tools, ...TOOLS.map(toolPath)].map((path) => [path, path] as const)
  return {
    '/': '/',
    '/trainers': '/trainers',
    '/trainer/{id}': `/trainer/${items[0].id}`,
    ...Object.fromEntries(tools),
  }
}
