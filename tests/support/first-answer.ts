/**
 * The thread that a function is asked in first, in plain Node as on the platform: it shares no module with any other, so
 * nothing is set up but what the function itself sets up.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { functionContext } from '#scripts/serve/function-context.ts'
import type { FunctionModule } from '#scripts/serve/functions.ts'
import { deployedFunction } from '#scripts/serve/functions.ts'

export type FirstRequest = { file: string; url: string; method: string }
export type Answer = { status: number; headers: [string, string][]; body: string }

const { file, url, method } = workerData as FirstRequest
const { handle } = deployedFunction((await import(file)) as FunctionModule)
const request = new Request(url, { method })
const response = await handle(request, functionContext(request, '127.0.0.1'))
const answer: Answer = {
  status: response.status,
  headers: [...response.headers],
  body: await response.text(),
}
parentPort!.postMessage(answer)
