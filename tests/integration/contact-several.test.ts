import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { accountSuite } from '#tests/support/account-suite.ts'
import { errorOf, mailsTo } from '#tests/support/account-api.ts'
import {
  contact,
  contacted,
  MESSAGE,
  professionalWithSession,
  requestsTo,
  signedIn,
} from '#tests/support/contact.ts'

const db = accountSuite()

describe('a message to several professionals', () => {
  const three = async () => [
    await professionalWithSession(db()),
    await professionalWithSession(db()),
    await professionalWithSession(db(), 'physiotherapist'),
  ]

  test('is one request each, with a code of its own', async () => {
    const [one, other, physio] = await three()
    const { cookie } = await signedIn(db())
    const alsoTo = [
      { id: other!.professionalId, objective: 'endurance' },
      { id: physio!.professionalId, objective: 'mobility' },
    ]
    expect(await contacted(one!.professionalId, cookie, { alsoTo })).toHaveLength(3)
    expect(await requestsTo(db(), physio!.professionalId)).toMatchObject([
      { objective: 'mobility', message: MESSAGE.message },
    ])
    expect(await mailsTo(db(), other!.email)).toHaveLength(1)
  })

  test('goes to all or none', async () => {
    const [one, other] = await three()
    const { cookie } = await signedIn(db())
    const alsoTo = [
      { id: other!.professionalId, objective: 'endurance' },
      { id: randomUUID(), objective: 'endurance' },
    ]
    expect((await contact(one!.professionalId, cookie, { alsoTo })).status).toBe(404)
    expect(await requestsTo(db(), one!.professionalId)).toEqual([])
  })

  test('is refused where one of them has an aim of another profession', async () => {
    const [one, , physio] = await three()
    const { cookie } = await signedIn(db())
    const alsoTo = [{ id: physio!.professionalId, objective: 'endurance' }]
    const refused = await contact(one!.professionalId, cookie, { alsoTo })
    expect(await errorOf(refused)).toMatchObject({ fields: { objective: 'invalid' } })
    expect(await requestsTo(db(), one!.professionalId)).toEqual([])
  })

  test('counts as many as it goes to', async () => {
    const [one, other, physio] = await three()
    const { cookie } = await signedIn(db())
    const alsoTo = [
      { id: other!.professionalId, objective: 'endurance' },
      { id: physio!.professionalId, objective: 'mobility' },
    ]
    expect((await contact(one!.professionalId, cookie, { alsoTo })).status).toBe(201)
    expect((await contact(one!.professionalId, cookie)).status).toBe(429)
  })

  test('refused for too many, leaves its sender the messages that are left', async () => {
    const [one, other, physio] = await three()
    const { cookie } = await signedIn(db())
    expect((await contact(one!.professionalId, cookie)).status).toBe(201)
    const alsoTo = [
      { id: other!.professionalId, objective: 'endurance' },
      { id: physio!.professionalId, objective: 'mobility' },
    ]
    expect((await contact(one!.professionalId, cookie, { alsoTo })).status).toBe(429)
    expect((await contact(other!.professionalId, cookie)).status).toBe(201)
  })

  test('names each professional once, and three at most', async () => {
    const [one] = await three()
    const { cookie } = await signedIn(db())
    const again = { id: one!.professionalId, objective: 'endurance' }
    expect(
      await errorOf(await contact(one!.professionalId, cookie, { alsoTo: [again] })),
    ).toMatchObject({
      fields: { alsoTo: 'duplicate' },
    })
    const many = Array.from({ length: 3 }, () => ({ id: randomUUID(), objective: 'endurance' }))
    expect(
      await errorOf(await contact(one!.professionalId, cookie, { alsoTo: many })),
    ).toMatchObject({
      fields: { alsoTo: 'too_many' },
    })
  })
})
