import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient, queryOf } from '#client/query.ts'
import { listOwnVerifications } from '#lib/verifications/calls.ts'
import type { View } from '../texts.ts'

/** Beside the names of a professional with the badge: another name ends it. */
export function RenameNote({ view: { t } }: { view: View }): ReactNode {
  const { data } = useQuery(queryOf(listOwnVerifications), queryClient)
  const hasBadge = data?.items.some(
    ({ kind, state }) => kind === 'profession' && state === 'approved',
  )
  return hasBadge && <p className="text-sm text-ink-soft">{t('verification.renameSelf')}</p>
}
