import type { ReactNode } from 'react'
import { useRead } from '#client/data/use-read.ts'
import { useT } from '#client/texts/use-t.ts'
import { listOwnVerifications } from '#lib/verifications/calls.ts'

/** Beside the names of a professional with the badge: another name ends it. */
export function RenameNote(): ReactNode {
  const t = useT('verification')
  const { data } = useRead(listOwnVerifications, {})
  const hasBadge = data?.items.some(
    ({ kind, state }) => kind === 'profession' && state === 'approved',
  )
  return hasBadge && <p className="text-sm text-ink-soft">{t('verification.renameSelf')}</p>
}
