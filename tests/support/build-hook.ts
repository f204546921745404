import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { vi } from 'vitest'

export type BuildHook = { calls: string[]; status: number; close: () => void }

/** A fake of the platform's build hook, over real HTTP; `BUILD_HOOK_URL` leads to it until `vi.unstubAllEnvs`. */
export async function buildHook(path = '/build_hooks/a-secret'): Promise<BuildHook> {
  const http = createServer((request, response) => {
    hook.calls.push(`${request.method} ${request.url}`)
    response.writeHead(hook.status, { location: '/elsewhere' }).end()
  })
  const hook: BuildHook = {
    calls: [],
    status: 200,
    close: () => {
      http.close()
    },
  }
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const { port } = http.address() as AddressInfo
  vi.stubEnv('BUILD_HOOK_URL', `http://127.0.0.1:${port}${path}`)
  return hook
}
