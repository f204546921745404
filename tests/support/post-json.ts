import { newAddress } from './account-api.ts'
import { SITE } from './call-function.ts'

type Platform = { ip: string; requestId: string; waitUntil: (work: Promise<unknown>) => void }
type Handler = (request: Request, platform: Platform) => Promise<Response>
type Options = { cookie?: string; ip?: string; key?: string; headers?: Record<string, string> }

/** Calls a function as a page of the site does, and waits for its work after the response. */
export async function postJson(
  handler: Handler,
  path: string,
  body: unknown,
  { cookie, ip = newAddress(), key, headers = {} }: Options = {},
): Promise<Response> {
  const work: Promise<unknown>[] = []
  const request = new Request(`${SITE}${path}`, {
    method: 'POST',
    headers: {
      origin: SITE,
      'content-type': 'application/json',
      ...(cookie && { cookie }),
      ...(key && { 'idempotency-key': key }),
      ...headers,
    },
    body: JSON.stringify(body),
  })
  const waitUntil = (promise: Promise<unknown>) => void work.push(promise)
  const answer = await handler(request, { ip, requestId: 'request-0123', waitUntil })
  await Promise.all(work)
  return answer
}
