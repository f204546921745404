import type { ReactNode } from 'react'
import type { SharingProps } from './texts.ts'

export function AuthorizationsPart({ t }: SharingProps): ReactNode {
  return <h2>{t('healthSharing.title')}</h2>
}
