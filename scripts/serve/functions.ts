import { glob } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Config, Context } from '@netlify/functions'
import type { FunctionContext } from './function-context.ts'

export interface FunctionModule {
  default: (request: Request, context: Context) => Response | Promise<Response>
  config: Config
}

export interface DeployedFunction {
  matches: (request: Request) => boolean
  handle: (request: Request, context: FunctionContext) => Response | Promise<Response>
  /** Cron expression of a scheduled function. */
  schedule: string | undefined
}

/** Loads the functions of a directory; their configs name their paths. */
export async function loadFunctions(directory: string): Promise<DeployedFunction[]> {
  const files = await Array.fromAsync(glob(`${directory}/*.mjs`))
  return Promise.all(
    files
      .sort()
      .map(async (file) =>
        deployedFunction(
          (await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href)) as FunctionModule,
        ),
      ),
  )
}

export function deployedFunction(module: FunctionModule): DeployedFunction {
  return {
    matches: functionMatcher(module.config),
    // Our code only uses the FunctionContext part of Netlify's context.
    handle: (request, context) => module.default(request, context as Context),
    schedule: 'schedule' in module.config ? module.config.schedule : undefined,
  }
}

/** Whether a function with this configuration answers a request, by the rules of Netlify. */
export function functionMatcher(config: Config): (request: Request) => boolean {
  const paths = patterns('path' in config ? config.path : undefined)
  const excluded = patterns('excludedPath' in config ? config.excludedPath : undefined)
  const methods = list('method' in config ? config.method : undefined) as string[]
  return (request) => {
    const { pathname } = new URL(request.url)
    const answers = (pattern: URLPattern) => pattern.test({ pathname })
    if (methods.length > 0 && !methods.includes(request.method)) return false
    return paths.some(answers) && !excluded.some(answers)
  }
}

function patterns(paths: string | string[] | undefined): URLPattern[] {
  return list(paths).map((pathname) => new URLPattern({ pathname }))
}

function list<T>(value: T | T[] | undefined): T[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value]
}
