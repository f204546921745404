/** What XML 1.0 cannot contain, not even escaped: most control characters. Postgres stores all of them but NUL. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** A text without the characters that would make the XML around it unreadable; it still has to be escaped. */
export function xmlText(text: string): string {
  return text.replace(FORBIDDEN, '')
}
