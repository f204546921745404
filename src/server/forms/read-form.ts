import { AppError } from '#lib/http/errors.ts'
import { readBody } from '#server/http/body.ts'
import { requireType } from '#server/http/origin.ts'

const FORM = 'application/x-www-form-urlencoded'
/** RFC 8058 lets mail providers choose. */
const MULTIPART = 'multipart/form-data'

/** The fields of a form, at most 64 KB. @throws UNSUPPORTED_MEDIA_TYPE, TOO_LARGE, INVALID_INPUT */
export async function readForm(request: Request): Promise<URLSearchParams> {
  requireType(request, FORM)
  return new URLSearchParams(new TextDecoder().decode(await readBody(request)))
}

/**
 * Whether a request is a one-click unsubscription (RFC 8058), which a mail provider sends without cookies and without
 * an origin.
 *
 * @throws UNSUPPORTED_MEDIA_TYPE, TOO_LARGE, INVALID_INPUT
 */
export async function readOneClick(request: Request): Promise<URLSearchParams> {
  requireType(request, FORM, MULTIPART)
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  const sent = new Response(await readBody(request), { headers })
  try {
    const fields = [...(await sent.formData()).entries()]
    return new URLSearchParams(
      fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    )
  } catch (cause) {
    throw new AppError('INVALID_INPUT', 'not a form', { fields: { body: 'invalid' }, cause })
  }
}
