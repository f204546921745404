import { trackedPath } from '#lib/consent/tracked-path.ts'
import { $cookieChoice } from '#stores/cookie-choice.ts'

/** A view of a page, as analytics may know it. */
export type PageView = { pathname: string; locale: string }

/**
 * Counts a page view, without anything that tells visitors apart. Does nothing without consent, on private pages
 * (`trackedPath`), or without an endpoint, which is how the site is delivered. Never rejects.
 *
 * @param endpoint a path of this site, which may forward to a service
 */
export async function track({ pathname, locale }: PageView, endpoint?: string): Promise<void> {
  const path = trackedPath(pathname, $cookieChoice.get())
  if (!endpoint?.startsWith('/') || path === null) return
  await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path, locale }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => undefined)
}
