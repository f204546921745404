import { readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { literal } from './function-configs.ts'
import { bundleModules } from './functions.ts'

export const SSR_FUNCTION = '.netlify/v1/functions/ssr/ssr.mjs'
/** Wraps Astro's handler; its bundle is next to the function. */
const PAGE_FUNCTION = 'src/server/pages/page-function.ts'

const HANDLER = 'export default createHandler({});'
const CONFIG_PATH = "path: '/*',"

/** The function's Netlify config, in addition to the adapter's. */
const CONFIG = {
  // API and pictures have functions for all their paths, unknown ones included.
  excludedPath: ['/api', '/api/*', '/avatars/*', '/article-pictures/*', '/share/*'],
  rateLimit: { windowSize: 60, windowLimit: 300, aggregateBy: ['ip', 'domain'] },
}

/** Patches the function that the adapter generates for on-demand pages. */
export async function correctSsrFunction(): Promise<void> {
  await bundleModules(PAGE_FUNCTION, dirname(SSR_FUNCTION))
  await writeFile(SSR_FUNCTION, correctedSsrFunction(await readFile(SSR_FUNCTION, 'utf8')))
}

/**
 * The function with our wrapper around Astro, and our config.
 *
 * @throws Error when the adapter generates an unknown format
 */
export function correctedSsrFunction(source: string): string {
  if (!source.includes(HANDLER) || !source.includes(CONFIG_PATH))
    throw new Error(`${SSR_FUNCTION} has an unknown form`)
  const settings = Object.entries(CONFIG).map(([name, value]) => `${name}: ${literal(value)},`)
  return source
    .replace(
      HANDLER,
      "import { pageFunction } from './page-function.mjs';\nexport default pageFunction(createHandler({}));",
    )
    .replace(CONFIG_PATH, [CONFIG_PATH, ...settings].join('\n'))
}
