import type { IncomingMessage } from 'node:http'
import { glob } from 'node:fs/promises'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { Plugin, ViteDevServer } from 'vite'
import { leaveToOthers } from '../build/function-configs.ts'
import { functionContext } from '../serve/function-context.ts'
import { deployedFunction, type FunctionModule } from '../serve/functions.ts'

/**
 * Serves `/api`, `/article-pictures`, `/avatars`, `/share` and `/send-contact.php` in development with the functions
 * themselves, loaded by Vite: an edit takes effect at the next call. The adapter's emulation bundles a function again for every call.
 */
export function functionsPlugin(): Plugin {
  return {
    name: 'functions',
    apply: 'serve',
    enforce: 'pre',
    configureServer(server) {
      const answer = getRequestListener(
        (request, env) => answerFrom(server, request, env as HttpBindings),
        {
          overrideGlobalObjects: false,
          errorHandler: (error) => {
            if (error instanceof Error) server.ssrFixStacktrace(error)
            server.config.logger.error(
              error instanceof Error ? (error.stack ?? error.message) : String(error),
            )
          },
        },
      )
      server.middlewares.use((incoming, outgoing, next) => {
        if (isForFunctions(incoming)) void answer(incoming, outgoing)
        else next()
      })
    },
  }
}

function isForFunctions({ url = '' }: IncomingMessage): boolean {
  return /^\/(api(\/|\?|$)|article-pictures\/|avatars\/|share\/|send-contact\.php(\?|$))/.test(url)
}

async function answerFrom(
  server: ViteDevServer,
  request: Request,
  env: HttpBindings,
): Promise<Response> {
  const files = await Array.fromAsync(glob('netlify/functions/*.ts', { cwd: server.config.root }))
  const modules = await Promise.all(
    files.map(async (file) => (await server.ssrLoadModule(`/${file}`)) as FunctionModule),
  )
  const found = leaveToOthers(modules)
    .map((module) => deployedFunction(module))
    .find(({ matches }) => matches(request))
  if (!found) return Response.json({ error: { code: 'NOT_FOUND' } }, { status: 404 })
  return found.handle(request, functionContext(request, env.incoming.socket.remoteAddress ?? ''))
}
