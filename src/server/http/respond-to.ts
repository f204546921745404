import { ERROR_STATUS, type AppError } from '#lib/http/errors.ts'
import { sqlState } from '#server/database-errors.ts'
import { faultOf, toAppError } from '#server/failure.ts'
import { log } from '#server/log.ts'
import { requestIdOf, type Platform } from './client.ts'
import { errorAnswer, respond, type Answer } from './respond.ts'
import { streamOf } from './stream-of.ts'

/**
 * Runs the handler of a request and builds its `Response`: the API's only `catch`, and its log line. A file that breaks
 * off has a second line, since its first one was written when it began.
 *
 * @param route method and path pattern, for the log
 */
export async function respondTo(
  route: string,
  platform: Platform | undefined,
  run: () => Answer | Promise<Answer>,
): Promise<Response> {
  const started = performance.now()
  const requestId = requestIdOf(platform)
  let error: AppError | undefined
  let answer: Answer
  try {
    answer = await run()
  } catch (thrown) {
    error = toAppError(thrown)
    answer = errorAnswer(error, requestId)
  }
  const { status } = answer
  const logOutcome = (failure: AppError | undefined) =>
    log({
      level: levelOf(failure),
      requestId,
      route,
      outcome: failure?.code ?? 'ok',
      status,
      durationMs: Math.round(performance.now() - started),
      sqlState: sqlState(failure?.cause),
      fault: failure?.code === 'INTERNAL' ? faultOf(failure) : undefined,
    })
  logOutcome(error)
  if (answer.download) {
    const chunks = answer.body as AsyncIterable<string>
    answer.body = streamOf(chunks, (broken) => logOutcome(toAppError(broken)))
  }
  return respond(answer, requestId)
}

/** Adds cookies to a response, but not to an error: the browser's current ones may still work for a retry. */
export function withCookies(response: Response, cookies: readonly string[]): Response {
  if (response.ok) for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  return response
}

function levelOf(error: AppError | undefined) {
  if (!error || ERROR_STATUS[error.code] < 500) return 'info'
  return error.code === 'UNAVAILABLE' ? 'warn' : 'error'
}
