import { glob } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Endpoint } from '#server/http/endpoint.ts'
import { PLATFORM, SITE } from './call-function.ts'

type Handler = (request: Request, platform: typeof PLATFORM) => Promise<Response>
type FunctionModule = { default: Handler; endpoints?: readonly Endpoint[] }

function apiFunctions(): Promise<FunctionModule[]> {
  const load = async (file: string) => (await import(pathToFileURL(file).href)) as FunctionModule
  return Array.fromAsync(glob('netlify/functions/*.ts'), load)
}

/** Every endpoint of the API. */
export async function apiEndpoints(): Promise<readonly Endpoint[]> {
  return (await apiFunctions()).flatMap(({ endpoints = [] }) => endpoints)
}

/** Every endpoint of the API (`GET /api/profile`) with the function that answers it. */
export async function apiRoutes(): Promise<Map<string, Handler>> {
  const routes = new Map<string, Handler>()
  for (const { default: handler, endpoints = [] } of await apiFunctions()) {
    for (const { contract } of endpoints) {
      routes.set(`${contract.method} ${contract.path}`, handler)
    }
  }
  return routes
}

type Call = { path: string; body?: unknown; cookie?: string | undefined }

let addresses = 1

/** Calls an endpoint like a page of the site, each time from another address, so no limit by address is reached. */
export function callRoute(
  routes: Map<string, Handler>,
  route: string,
  { path, body, cookie }: Call,
): Promise<Response> {
  const handler = routes.get(route)
  if (!handler) throw new Error(`No function answers ${route}`)
  const [method] = route.split(' ', 1)
  const request = new Request(`${SITE}${path}`, {
    method: method!,
    headers: { origin: SITE, 'content-type': 'application/json', ...(cookie && { cookie }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return handler(request, { ...PLATFORM, ip: `2001:db8:${(addresses++).toString(16)}::1` })
}
