import type { Config } from '@netlify/functions'
import { requestRebuild } from '#server/rebuild/request-rebuild.ts'

/** Has the site built anew each night, so that its static pages show the figures and lists of the day. */
export default async function nightlyRebuild(): Promise<Response> {
  await requestRebuild()
  return new Response(null, { status: 204 })
}

export const config = { schedule: '15 3 * * *' } satisfies Config
