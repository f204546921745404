import { getUser, listUsers } from '#lib/admin/users-calls.ts'
import { refresh } from '../kit/refresh.ts'

/** Reads the list and the open account anew. */
export const refreshUsers = (): Promise<void> => refresh(listUsers, getUser)
