import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as users from '#lib/admin/users-calls.ts'
import type { UserRow } from '#lib/admin/users-schemas.ts'
import { UserId } from '#lib/ids.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { answer } from '../support/api.ts'
import { USER } from './data.ts'
import { onePage, openAdmin } from './support.tsx'

const t = textsOf('es')

test('on a phone a row says the role, and the state where it is not the usual one', async () => {
  const { id, avatar, email, createdAt, lastSeenAt } = USER
  const of = (name: string, last: number, more: Pick<UserRow, 'role' | 'state'>): UserRow => ({
    ...{ id: UserId.parse(id.slice(0, -1) + String(last)), name, avatar, email },
    ...{ createdAt, lastSeenAt, ...more },
  })
  answer(
    users.listUsers,
    onePage([
      of('Ana Gil', 1, { role: 'physiotherapist', state: 'confirmed' }),
      of('Iker Ruiz', 2, { role: 'athlete', state: 'unconfirmed' }),
    ]),
  )
  await page.viewport(390, 844)
  openAdmin('?tab=users')
  const row = (name: string) => page.getByRole('rowheader').filter({ hasText: name })
  const badge = (name: string, state: UserRow['state']) =>
    row(name).getByText(t(`adminUsers.state.of.${state}`))
  await expect.element(row('Ana Gil').getByText(/^Fisioterapeuta · Alta: /)).toBeVisible()
  await expect.element(badge('Ana Gil', 'confirmed')).not.toBeInTheDocument()
  await expect.element(row('Iker Ruiz').getByText(/^Deportista · Alta: /)).toBeVisible()
  await expect.element(badge('Iker Ruiz', 'unconfirmed')).toBeVisible()
})
