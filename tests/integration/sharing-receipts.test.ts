import { expect, test } from 'vitest'
import type { Receipt } from '#lib/sharing/schemas.ts'
import { CONSENT_VERSION } from '#lib/health/consent-text.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { callHealth } from '#tests/support/health.ts'
import { bodyOf, client, professional, sharingAs, type Client } from '#tests/support/sharing.ts'

const suite = accountSuite()

const read = async (person: Pick<Client, 'ownReceipts'>) =>
  (await bodyOf<{ items: Receipt[] }>(person.ownReceipts())).items

test('a person reads every proof of their own, of consent and of sharing, the newest first', async () => {
  const nora = await client(suite, { consents: false })
  const leire = await professional(suite)
  const call = { cookie: nora.cookie }
  await callHealth('POST', '/consent', {
    ...call,
    body: { accepted: true, version: CONSENT_VERSION, locale: 'es' },
  })
  const asked = await bodyOf<{ id: string }>(nora.request(leire.professionalId))
  await nora.authorize(asked.id, 1)
  await callHealth('DELETE', '/consent', { ...call, body: { data: 'keep' } })

  const receipts = await read(nora)
  expect(receipts.map(({ event }) => event).toSorted()).toEqual([
    'consent_given',
    'consent_withdrawn',
    'granted',
    'requested',
    'revoked',
  ])
  expect(receipts.at(-1)).toMatchObject({ event: 'consent_given', authorizationId: null })
  const times = receipts.map(({ at }) => at)
  expect(times).toEqual(times.toSorted().toReversed())
})

test('nobody reads proofs of somebody else, not even the professional whom they name', async () => {
  const [nora, julian] = [await client(suite), await client(suite)]
  const leire = await professional(suite)
  await nora.request(leire.professionalId)
  expect(await read(nora)).toHaveLength(1)
  expect(await read(julian)).toEqual([])
  expect(await read(sharingAs(leire.cookie))).toEqual([])
})
