import { page, type Locator } from 'vitest/browser'
import { t } from './support.tsx'

/** The professionals of the demonstration. */
export const PENDING = 'Carmen Vidal'
export const ACTIVE = 'Leire Otxoa'
export const ENDED = 'Álvaro Gil'

export const group = (name: 'pending' | 'active' | 'ended') =>
  page.getByRole('region', { name: t(`healthSharing.group.${name}`) })
export const card = (name: string, within: Pick<Locator, 'getByRole'> = page) =>
  within.getByRole('listitem', { name, exact: false })
export const action = (
  within: Locator,
  key: 'authorize' | 'withdraw' | 'edit' | 'revoke' | 'again',
) => within.getByRole('button', { name: new RegExp(`^${t(`healthSharing.action.${key}`)}`) })
export const grantTo = (name: string) =>
  page.getByRole('dialog', { name: t('healthSharing.grant.title', { name }) })
