import { AppError } from '#lib/http/errors.ts'

export const DEFAULT_MAX_BODY = 64 * 1024

/** A body that is not here within this time is not waited for: 64 KB take a bad line a second or two. */
const BODY_WITHIN_MS = 10_000

/**
 * Reads a JSON body of at most `maxBytes`. It counts what arrives and stops there: `content-length` is the
 * sender's word, and a stream has none. Nor does it wait for ever for a sender who sends no more.
 *
 * @throws TOO_LARGE; INVALID_INPUT when it is not JSON in UTF-8, comes too slowly or is broken off
 */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const bytes = request.body ? await readBytes(request.body, maxBytes) : new Uint8Array()
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new AppError('INVALID_INPUT', 'not JSON', { fields: { body: 'invalid' }, cause })
  }
}

async function readBytes(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  const late = new AbortController()
  // A read that waits for more ends when the stream is given up.
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
      if (size > maxBytes) throw new AppError('TOO_LARGE', `more than ${maxBytes} bytes`)
      chunks.push(value)
    }
  } finally {
    clearTimeout(timer)
    giveUp()
  }
}

/** Who closes the connection gets no answer; the log must not take it for a fault of ours. */
function brokenOff(cause: unknown): never {
  throw new AppError('INVALID_INPUT', 'broken off', { fields: { body: 'incomplete' }, cause })
}
