import { ERROR_STATUS, type AppError, type ErrorBody } from '#lib/http/errors.ts'
import { NO_CONTENT_POLICY, SECURITY_HEADERS } from '#lib/http/security-headers.ts'
import { NO_STORE } from './cache-rules.ts'

/** A response before it becomes a `Response`: a picture when its body is bytes, JSON otherwise. */
export type Answer = { status: number; body: unknown; headers: Record<string, string> }

const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8' }

/**
 * An uploaded file must never be sniffed or run as anything but a picture. All are made by us: portraits as WebP, link
 * previews as PNG.
 */
const PICTURE_HEADERS = {
  webp: { 'Content-Type': 'image/webp', 'Content-Disposition': 'inline; filename="avatar.webp"' },
  png: { 'Content-Type': 'image/png', 'Content-Disposition': 'inline; filename="picture.png"' },
}

const PNG_BEGINS = 0x89

/** The one place that creates a `Response` for the API, so the common headers are always set. */
export function respond({ status, body, headers }: Answer, requestId: string): Response {
  const picture = body instanceof Uint8Array ? body : undefined
  const pictureHeaders = PICTURE_HEADERS[picture?.[0] === PNG_BEGINS ? 'png' : 'webp']
  return new Response(picture ? picture.slice() : JSON.stringify(body), {
    status,
    headers: {
      ...SECURITY_HEADERS,
      ...headers,
      ...(picture ? pictureHeaders : JSON_HEADERS),
      'Content-Security-Policy': NO_CONTENT_POLICY,
      'X-Robots-Tag': 'noindex',
      'X-Request-Id': requestId,
    },
  })
}

/** An error as a response: its code and fields, never its message; not cacheable. */
export function errorAnswer(error: AppError, requestId: string): Answer {
  const status = ERROR_STATUS[error.code]
  // The fields of an INTERNAL error describe our own data: they are only for the log.
  const fields = status < 500 && error.fields ? { fields: error.fields } : {}
  const body: ErrorBody = { error: { code: error.code, ...fields, requestId } }
  const headers: Record<string, string> = { ...NO_STORE }
  if (error.retryAfter !== undefined) headers['Retry-After'] = String(error.retryAfter)
  if (error.allow) headers['Allow'] = error.allow.join(', ')
  return { status, body, headers }
}
