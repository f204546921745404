import { AppError } from '#lib/http/errors.ts'

/**
 * CSRF protection: refuses a change requested by another site's page. The browser sets both headers itself and a page
 * cannot forge them; a request with neither does not come from a supported browser.
 *
 * JSON is required even without a body: a cross-site form cannot send that type without a preflight.
 *
 * @throws FOREIGN_ORIGIN, UNSUPPORTED_MEDIA_TYPE
 */
export function requireOwnOrigin(request: Request, siteOrigin: string): void {
  const { headers } = request
  const own =
    headers.get('origin') === siteOrigin || headers.get('sec-fetch-site') === 'same-origin'
  if (!own) throw new AppError('FOREIGN_ORIGIN', 'the request comes from elsewhere')
  const [type] = (headers.get('content-type') ?? '').split(';', 1)
  if (type?.trim().toLowerCase() !== 'application/json') {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'a change must be sent as JSON')
  }
}
