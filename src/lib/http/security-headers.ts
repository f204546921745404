/**
 * The headers that every answer carries, whoever makes it: a file of the build, a page rendered on demand
 * or a function. The content security policy is not among them: pages take theirs from the build, and
 * answers that are no page take `NO_CONTENT_POLICY`.
 */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // The timers sound and keep the screen awake; embedded videos may go full screen. Nothing else is used.
  'Permissions-Policy': [
    'accelerometer=()',
    'autoplay=(self)',
    'camera=()',
    'display-capture=()',
    'encrypted-media=()',
    'fullscreen=(self "https://www.youtube-nocookie.com")',
    'geolocation=()',
    'gyroscope=()',
    'magnetometer=()',
    'microphone=()',
    'midi=()',
    'payment=()',
    'screen-wake-lock=(self)',
    'usb=()',
  ].join(', '),
} as const satisfies Record<string, string>

/**
 * For answers that are never shown as a page (JSON, pictures, plain text): nothing in them may load, run or be framed,
 * whatever a browser takes them for.
 */
export const NO_CONTENT_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; sandbox; frame-ancestors 'none'"

/**
 * The policy of a page with what only a header can say.
 *
 * @param policy the policy as Astro writes it into the page's meta element
 */
export function pagePolicy(policy: string): string {
  const directives = policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '' && !directive.startsWith('frame-ancestors'))
  return [...directives, "frame-ancestors 'none'"].join('; ')
}
