import { expect, test } from 'vitest'
import type { Clients } from '#lib/workspace/schemas.ts'
import { errorOf } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { insertUser } from '#tests/support/professionals.ts'
import {
  bodyOf,
  PENDING,
  professional,
  REVOKED,
  share,
  type Professional,
} from '#tests/support/sharing.ts'

const suite = accountSuite()

/** The screen of a client who is on none of the pages that it has read. */
const found = (of: Professional, client: string, more: Record<string, string> = {}) =>
  bodyOf<Clients>(of.clients({ client, ...more }))

const somebody = async (to: Professional, state: Parameters<typeof share>[3] = {}) =>
  share(suite.owner(), { id: await insertUser(suite(), 'Nora') }, to, state)

test('one client is found by their authorization, whoever else there is', async () => {
  const leire = await professional(suite)
  const ids = [await somebody(leire), await somebody(leire), await somebody(leire)]
  for (const id of ids) {
    const { items, total, counts } = await found(leire, id)
    expect([items.map((client) => client.id), total]).toEqual([[id], 1])
    expect(counts).toEqual({ active: 3, pending: 0 })
  }
})

test('somebody who has only asked, or shares no more, or with somebody else, is nobody', async () => {
  const leire = await professional(suite)
  const other = await professional(suite)
  const hidden = [
    await somebody(leire, PENDING),
    await somebody(leire, REVOKED),
    await somebody(other),
    crypto.randomUUID(),
  ]
  for (const id of hidden) expect((await found(leire, id)).items).toEqual([])
})

test('what is no id is refused', async () => {
  const leire = await professional(suite)
  const refused = await errorOf(await leire.clients({ client: 'x' }))
  expect(refused).toMatchObject({ status: 400, fields: { client: expect.any(String) as string } })
})
