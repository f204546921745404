import type { Config } from '@netlify/functions'
import { rebuildTonight } from '#server/jobs/rebuild-tonight.ts'
import { runJob } from '#server/jobs/run-job.ts'

/** Rebuilds the site each night, so its static pages show current figures and lists. */
export default function nightlyRebuild(): Promise<Response> {
  return runJob('nightly-rebuild', rebuildTonight)
}

export const config = { schedule: '15 3 * * *' } satisfies Config
