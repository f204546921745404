import { AppError } from '#lib/http/errors.ts'

/** The error for a mailed link that is forged, used, expired, or of something that is gone. */
export const invalidLink = () => new AppError('TOKEN_INVALID', 'the link is not good')
