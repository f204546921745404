import type { ReactNode } from 'react'
import type { ProfileProps } from './texts.ts'

export function ProfilePart({ t }: ProfileProps): ReactNode {
  return <h2>{t('healthProfile.title')}</h2>
}
