import * as z from 'zod/mini'

/** The maximum of the column type of versions. */
const MOST_SAVES = 2 ** 31 - 1

/** The version of something that is saved, as it was read; 0 before the first save. */
export const Version = z.int().check(z.minimum(0, 'invalid'), z.maximum(MOST_SAVES, 'invalid'))
