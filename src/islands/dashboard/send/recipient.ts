import type { Recipient } from '#lib/workspace/builder/sending.ts'
import type { Client } from '#lib/workspace/schemas.ts'

/** Of a client what a sending needs. */
export const recipientOf = ({ id, name, avatarUrl }: Client): Recipient => ({ id, name, avatarUrl })
