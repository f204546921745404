import type { APIRoute } from 'astro'
import { AstroAuth } from 'virtual:auth-astro'
import { answerAuth } from '#server/auth/answer.ts'
import type { RunAuth } from '#server/auth/config.ts'

export const prerender = false

/** `/auth/*` below the page `/auth` itself, answered by `answerAuth`. */
export const ALL: APIRoute = (context) => {
  const { netlify } = context.locals as Partial<App.Locals>
  const run: RunAuth = (request, config) => {
    const auth = AstroAuth(config)
    const answer = request.method === 'GET' ? auth.GET : auth.POST
    return answer({ cookies: context.cookies, request })
  }
  return answerAuth(context.request, netlify?.context, run)
}
