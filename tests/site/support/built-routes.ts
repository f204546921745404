import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { keptSite } from '#scripts/build/site-directory.ts'

export type Route = { route: string; component: string; prerender: boolean }

/** Every route of the built page function. */
export async function builtRoutes(): Promise<Route[]> {
  const cwd = join(keptSite().directory, 'pages')
  for await (const file of glob('.netlify/build/**/*.mjs', { cwd })) {
    const text = await readFile(join(cwd, file), 'utf8')
    const manifest = /= deserializeManifest\((\{.*\})\);$/m.exec(text)?.[1]
    if (!manifest) continue
    const { routes } = JSON.parse(manifest) as { routes: { routeData: Route }[] }
    return routes.map(({ routeData }) => routeData)
  }
  throw new Error('The page function has no manifest of the form known')
}
