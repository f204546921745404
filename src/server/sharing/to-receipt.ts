import type { listReceiptsOf } from '#db/queries/health/receipts.ts'
import type { Receipt } from '#lib/sharing/schemas.ts'

type Row = Awaited<ReturnType<typeof listReceiptsOf>>[number]

/** A proof as its owner reads it. */
export const toReceipt = ({ at, ...row }: Row): Receipt => ({ ...row, at: at.toISOString() })
