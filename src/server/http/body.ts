import { AppError } from '#lib/http/errors.ts'

export const DEFAULT_MAX_BODY = 64 * 1024

/**
 * Reads a JSON body of at most `maxBytes`. It counts what arrives and stops there: `content-length` is the
 * sender's word, and a stream has none.
 *
 * @throws TOO_LARGE; INVALID_INPUT when it is not JSON in UTF-8
 */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new AppError('TOO_LARGE', `more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)))
  } catch (cause) {
    throw new AppError('INVALID_INPUT', 'not JSON', { fields: { body: 'invalid' }, cause })
  }
}
