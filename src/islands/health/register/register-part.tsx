import type { ReactNode } from 'react'
import type { RegisterProps } from './texts.ts'

export function RegisterPart({ t }: RegisterProps): ReactNode {
  return <h2>{t('healthRegister.title')}</h2>
}
