import * as z from 'zod/mini'
import { GivenPassword } from '#lib/accounts/password.ts'
import { Done } from '#lib/http/done.ts'

/** An export reveals everything, so it requires the password, as deletion does. */
export const ExportRequest = z.strictObject({ password: GivenPassword })
export type ExportRequest = z.infer<typeof ExportRequest>

/** All data stored about a user, by table, with the tables' column names. */
export const AccountExport = z.object({
  exportedAt: z.string(),
  /** The stored picture; `unavailable` when the store failed. */
  avatar: z.union([
    z.null(),
    z.literal('unavailable'),
    z.object({ type: z.literal('image/webp'), base64: z.string() }),
  ]),
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})
export type AccountExport = z.infer<typeof AccountExport>

export const exportAccount = {
  body: ExportRequest,
  response: AccountExport,
}

/** Typed exactly like this, in every language. */
export const DELETION_PHRASE = 'ELIMINAR MI CUENTA'
export const DeleteAccount = z.strictObject({
  phrase: z.string().check(z.refine((typed) => typed === DELETION_PHRASE, 'wrong_phrase')),
  password: GivenPassword,
})
export type DeleteAccount = z.infer<typeof DeleteAccount>

export const deleteAccount = {
  body: DeleteAccount,
  response: Done,
}
