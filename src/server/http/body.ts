import { UPLOAD_FIELDS, type Upload } from '#lib/http/contract.ts'
import { AppError } from '#lib/http/errors.ts'
import { DEFAULT_MAX_VALUES, jsonMeter } from './json-meter.ts'

export const DEFAULT_MAX_BODY = 64 * 1024

/** Time limit for reading a body: 64 KB take a second or two on a slow connection. */
const BODY_WITHIN_MS = 10_000

/**
 * Reads a JSON body of at most `maxBytes` and `maxValues`. Both are counted while it arrives, so what is refused for
 * them is never parsed.
 *
 * @throws TOO_LARGE; INVALID_INPUT when it is not JSON in UTF-8, is too slow or is aborted
 */
export async function readJson(
  request: Request,
  maxBytes: number,
  maxValues = DEFAULT_MAX_VALUES,
): Promise<unknown> {
  const bytes = await readBody(request, maxBytes, jsonMeter(maxValues))
  return parseJson(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes))
}

/** Reads what is sent beside a file. @throws TOO_LARGE, INVALID_INPUT */
export function readUploadFields({ headers }: Request): unknown {
  const text = headers.get(UPLOAD_FIELDS) ?? ''
  return parseJson(() => {
    const json = decodeURIComponent(text)
    jsonMeter(DEFAULT_MAX_VALUES)(new TextEncoder().encode(json))
    return json
  })
}

function parseJson(read: () => string): unknown {
  try {
    return JSON.parse(read())
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('INVALID_INPUT', 'not JSON', { fields: { body: 'invalid' }, cause })
  }
}

/** Reads a file. @throws TOO_LARGE and INVALID_INPUT with the problem of the file */
export async function readUpload(
  request: Request,
  { field, maxBytes }: Upload,
): Promise<Uint8Array<ArrayBuffer>> {
  const file = await readBody(request, maxBytes).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'TOO_LARGE') throw error
    throw new AppError('TOO_LARGE', error.message, { fields: { [field]: 'too_large' } })
  })
  if (file.length > 0) return file
  throw new AppError('INVALID_INPUT', 'no file', { fields: { [field]: 'required' } })
}

/**
 * Reads a body of at most `maxBytes`. It counts received bytes and stops there: `content-length` can be false, and is
 * missing for streams; a body that announces more is not read at all. A sender that stalls is timed out.
 *
 * @param look sees each chunk as it arrives, and may throw
 * @throws TOO_LARGE; INVALID_INPUT when it is too slow or is aborted
 */
export async function readBody(
  { body, headers }: Request,
  maxBytes = DEFAULT_MAX_BODY,
  look: (chunk: Uint8Array) => void = () => undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!body) return new Uint8Array()
  const tooLarge = () => new AppError('TOO_LARGE', `more than ${maxBytes} bytes`)
  if (Number(headers.get('content-length')) > maxBytes) throw tooLarge()
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  const late = new AbortController()
  // Cancelling the stream also ends a pending read.
  const giveUp = () => void reader.cancel().catch(() => undefined)
  const timer = setTimeout(() => {
    late.abort()
    giveUp()
  }, BODY_WITHIN_MS)
  try {
    for (let size = 0; ;) {
      const { done, value } = await reader.read().catch(brokenOff)
      if (late.signal.aborted) {
        throw new AppError('INVALID_INPUT', 'too slow', { fields: { body: 'too_slow' } })
      }
      if (done) return Buffer.concat(chunks)
      size += value.byteLength
      if (size > maxBytes) throw tooLarge()
      look(value)
      chunks.push(value)
    }
  } finally {
    clearTimeout(timer)
    giveUp()
  }
}

/** A client that closed the connection gets no response; it must not be logged as our fault. */
function brokenOff(cause: unknown): never {
  throw new AppError('INVALID_INPUT', 'broken off', { fields: { body: 'incomplete' }, cause })
}
