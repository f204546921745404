import { ERROR_STATUS, type AppError, type ErrorBody } from '#lib/http/errors.ts'
import type { Download } from '#lib/http/contract.ts'
import { NO_CONTENT_POLICY, SECURITY_HEADERS } from '#lib/http/security-headers.ts'
import { NO_STORE } from './cache-rules.ts'

/** A response before it becomes a `Response`: a picture when its body is bytes, a file when it is one, JSON otherwise. */
export type Answer = {
  status: number
  /** Of a file, its stream. */
  body: unknown
  headers: Record<string, string>
  download?: Download
  /** The name of uploaded bytes, without its ending. */
  attachment?: string
}

const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8' }

/**
 * An uploaded file must never be sniffed or run as anything but a picture. All are made by us and public: portraits and
 * covers as WebP, link previews as PNG. Mails show portraits, in clients that keep to CORP (Apple Mail).
 */
const pictureHeaders = (type: 'webp' | 'png') => ({
  'Content-Type': `image/${type}`,
  'Content-Disposition': `inline; filename="picture.${type}"`,
  'Cross-Origin-Resource-Policy': 'cross-origin',
})

const PNG_BEGINS = 0x89
const PDF_BEGINS = 0x25

/** The one place that creates a `Response` for the API, so the common headers are always set. */
export function respond(answer: Answer, requestId: string): Response {
  const { body, headers } = contentOf(answer)
  return new Response(body, {
    status: answer.status,
    headers: {
      ...SECURITY_HEADERS,
      ...answer.headers,
      ...headers,
      'Content-Security-Policy': NO_CONTENT_POLICY,
      'X-Robots-Tag': 'noindex',
      'X-Request-Id': requestId,
    },
  })
}

function contentOf({ body, download, attachment }: Answer): {
  body: BodyInit
  headers: Record<string, string>
} {
  if (download) {
    const disposition = `attachment; filename="${download.name}"`
    const headers = { 'Content-Type': download.type, 'Content-Disposition': disposition }
    return { body: body as ReadableStream, headers }
  }
  if (!(body instanceof Uint8Array)) return { body: JSON.stringify(body), headers: JSON_HEADERS }
  if (attachment !== undefined)
    return { body: body.slice(), headers: fileHeaders(attachment, body) }
  const type = body[0] === PNG_BEGINS ? 'png' : 'webp'
  return { body: body.slice(), headers: pictureHeaders(type) }
}

/** Uploaded bytes are saved, never shown, under a name of ours. */
function fileHeaders(name: string, bytes: Uint8Array) {
  const isPdf = bytes[0] === PDF_BEGINS
  const disposition = `attachment; filename="${name}.${isPdf ? 'pdf' : 'webp'}"`
  return {
    'Content-Type': isPdf ? 'application/pdf' : 'image/webp',
    'Content-Disposition': disposition,
  }
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
