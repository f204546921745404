/** First match wins: most user agents also name other browsers, and most systems the ones they derive from. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPX|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Neither is known; needs no translation. */
const UNKNOWN = '?'

/** As `findDevice`, with a sign for an unknown browser. */
export const deviceOf = (userAgent: string): string => findDevice(userAgent) ?? UNKNOWN

/**
 * Browser and system from our own list, so that nothing a browser sends is stored or shown; null when both are unknown.
 *
 * @example findDevice('Mozilla/5.0 (Linux; Android 15) … Chrome/142.0.0.0 Mobile Safari/537.36') // 'Chrome · Android'
 */
export function findDevice(userAgent: string): string | null {
  const known = [BROWSERS, SYSTEMS].map(
    (names) => names.find(([pattern]) => pattern.test(userAgent))?.[1],
  )
  return known.filter(Boolean).join(' · ') || null
}
