import type { Upload } from '#lib/http/contract.ts'
import { AppError } from '#lib/http/errors.ts'

/**
 * CSRF protection: refuses a change requested by another site's page.
 *
 * JSON is required even without a body: a cross-site form cannot send that type without a preflight. Nor can it send the
 * types of files (`image/…`, `application/pdf`): a form has three of its own, which no contract names.
 *
 * @throws FOREIGN_ORIGIN, UNSUPPORTED_MEDIA_TYPE with the problem of the file
 */
export function requireOwnOrigin(request: Request, siteOrigin: string, upload?: Upload): void {
  requireSameOrigin(request, siteOrigin)
  if (!upload) {
    requireType(request, 'application/json')
    return
  }
  if (upload.types.includes(typeOf(request))) return
  const fields = { [upload.field]: upload.otherType }
  throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'a file of another type', { fields })
}

/**
 * Refuses a request by another site's page. The browser sets both headers itself and a page cannot forge them; a request
 * with neither does not come from a supported browser.
 *
 * @throws FOREIGN_ORIGIN
 */
export function requireSameOrigin({ headers }: Request, siteOrigin: string): void {
  const own =
    headers.get('origin') === siteOrigin || headers.get('sec-fetch-site') === 'same-origin'
  if (!own) throw new AppError('FOREIGN_ORIGIN', 'the request comes from elsewhere')
}

/** Refuses a body of another type. @throws UNSUPPORTED_MEDIA_TYPE */
export function requireType(request: Request, ...types: readonly string[]): void {
  if (!types.includes(typeOf(request))) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', `a change must be sent as ${types.join()}`)
  }
}

/** The media type of a body, without parameters. */
function typeOf({ headers }: Request): string {
  const [type = ''] = (headers.get('content-type') ?? '').split(';', 1)
  return type.trim().toLowerCase()
}
