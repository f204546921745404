import { AppError } from '#lib/http/errors.ts'

/** JSON values of a body: a parsed one takes fifty times its bytes. Far more than any form of the site sends. */
export const DEFAULT_MAX_VALUES = 10_000
/** Levels of lists and objects; the deepest contract has six. What walks a body may call itself. */
const MAX_DEPTH = 32

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c]
/** `[` and `{`, `]` and `}`: equal but for one bit, which no other byte of JSON outside a string shares. */
const [OPEN, CLOSE, CURLY] = [0x5b, 0x5d, 0x20]

/**
 * Counts the values of JSON while its bytes arrive, without parsing it: each value is the first of all, follows a
 * comma, or is the first in brackets. An empty list counts one too many.
 *
 * @returns takes the next bytes; throws TOO_LARGE for more than `maxValues`, or deeper than 32 levels
 */
export function jsonMeter(maxValues: number): (chunk: Uint8Array) => void {
  let values = 1
  let depth = 0
  let inString = false
  let escaped = false
  return (chunk) => {
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at]!
      if (escaped) escaped = false
      else if (inString) {
        if (byte === BACKSLASH) escaped = true
        else if (byte === QUOTE) inString = false
      } else if (byte === QUOTE) inString = true
      else if (byte === COMMA) values += 1
      else if ((byte & ~CURLY) === OPEN) {
        values += 1
        depth += 1
      } else if ((byte & ~CURLY) === CLOSE) depth -= 1
      if (values > maxValues) throw new AppError('TOO_LARGE', `more than ${maxValues} values`)
      if (depth > MAX_DEPTH) throw new AppError('TOO_LARGE', `deeper than ${MAX_DEPTH} levels`)
    }
  }
}
