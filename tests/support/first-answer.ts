/**
 * The process that a function is asked in first, in plain Node as on the platform: it shares nothing with any other, so
 * nothing is set up but what the function itself sets up.
 *
 * Arguments: the address of the function's file, the URL of the request, and the rest of it as JSON. It answers once what
 * follows the response is done, too.
 */
import { functionContext } from '#scripts/serve/function-context.ts'
import type { FunctionModule } from '#scripts/serve/functions.ts'
import { deployedFunction } from '#scripts/serve/functions.ts'

export type Answer = { status: number; headers: [string, string][]; body: string }

const [file, url, init] = process.argv.slice(2) as [string, string, string]
const { handle } = deployedFunction((await import(file)) as FunctionModule)
const request = new Request(url, JSON.parse(init) as RequestInit)
const following: Promise<unknown>[] = []
const response = await handle(request, {
  ...functionContext(request, '127.0.0.1'),
  waitUntil: (work) => void following.push(work),
})
const answer: Answer = {
  status: response.status,
  headers: [...response.headers],
  body: await response.text(),
}
await Promise.all(following)
process.send!(answer)
