import type { Config } from '@netlify/functions'
import { requestRebuild } from '#server/publishing/request-rebuild.ts'

/** Rebuilds the site each night, so its static pages show current figures and lists. */
export default async function nightlyRebuild(): Promise<Response> {
  await requestRebuild()
  return new Response(null, { status: 204 })
}

export const config = { schedule: '15 3 * * *' } satisfies Config
