import { readFile, writeFile } from 'node:fs/promises'
import { SECURITY_HEADERS } from '#lib/http/security-headers.ts'
import { takePolicy } from './site-policy.ts'

export const SSR_FUNCTION = '.netlify/v1/functions/ssr/ssr.mjs'
const HANDLER = /export default createHandler\((\{.*\})\);/
const CONFIG_PATH = "path: '/*',"

/** The API and the pictures answer for themselves, also where there is no such path. */
const EXCLUDED_PATHS = ['/api', '/api/*', '/avatars/*']

/** Corrects the function that the adapter writes for on-demand pages. */
export async function correctSsrFunction(policy: string): Promise<void> {
  await writeFile(SSR_FUNCTION, correctedSsrFunction(await readFile(SSR_FUNCTION, 'utf8'), policy))
}

/**
 * The function with the API's paths excluded, and with the headers of the site on its answers that lack
 * them: the one for unknown addresses is the built 404 page without a pass through the middleware.
 *
 * @throws Error when the adapter writes another form than the one known
 */
export function correctedSsrFunction(source: string, policy: string): string {
  const options = HANDLER.exec(source)?.[1]
  if (!options || !source.includes(CONFIG_PATH))
    throw new Error(`${SSR_FUNCTION} has an unknown form`)
  const { notFoundContent } = JSON.parse(options) as { notFoundContent?: string }
  const page =
    notFoundContent === undefined ? {} : { notFoundContent: takePolicy(notFoundContent).html }
  const handler = `const handle = createHandler(${JSON.stringify(page)});
const HEADERS = ${JSON.stringify({ ...SECURITY_HEADERS, 'Content-Security-Policy': policy })};
export default async (request, context) => {
  const response = await handle(request, context);
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(HEADERS)) if (!headers.has(name)) headers.set(name, value);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
};`
  return source
    .replace(HANDLER, () => handler)
    .replace(CONFIG_PATH, `${CONFIG_PATH} excludedPath: ${JSON.stringify(EXCLUDED_PATHS)},`)
}
