/**
 * The headers of every response: static files, on-demand pages and functions. The content security policy is separate:
 * pages get theirs from the build, other responses `NO_CONTENT_POLICY`.
 */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Timers play sound and hold a wake lock; embedded videos play at a click, and full screen; the health centre reads a
  // professional's code with the camera. Nothing else is used.
  'Permissions-Policy': [
    'accelerometer=()',
    'autoplay=(self "https://www.youtube-nocookie.com")',
    'camera=(self)',
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
 * For responses that are never a page (JSON, pictures, plain text): nothing in them may load, run or be framed, even if
 * a browser treats them as one.
 */
export const NO_CONTENT_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; sandbox; frame-ancestors 'none'"

/**
 * The policy of a page with the directives that only work in a header.
 *
 * @param policy as Astro writes it into the page's meta element
 */
export function pagePolicy(policy: string): string {
  const directives = policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '' && !directive.startsWith('frame-ancestors'))
  return [...directives, "frame-ancestors 'none'"].join('; ')
}
