import { afterAll, vi } from 'vitest'
import { closeDatabase } from '#server/database.ts'
import { forgetEnv } from '#server/env.ts'
import { forgetAnnouncement } from '#server/jobs/marker.ts'

/*
 * Files share a process and its modules, because loading the server takes longer than most files. Each finds the
 * process as the first one did: what the server keeps between requests is forgotten, and the environment is restored.
 */
const before = { ...process.env }

afterAll(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  await closeDatabase()
  forgetEnv()
  forgetAnnouncement()
  for (const name of Object.keys(process.env))
    if (!(name in before)) Reflect.deleteProperty(process.env, name)
  Object.assign(process.env, before)
})
