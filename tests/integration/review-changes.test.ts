import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { professionals } from '#db/schema/index.ts'
import type { Review } from '#lib/professionals/schemas.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import {
  figuresOf,
  hide,
  insertContact,
  readReviews,
  rowsOf,
  somebody,
  trainer,
} from '#tests/support/review-api.ts'

const db = accountSuite()
const body = async (response: Response) => (await response.json()) as Review

describe('a change of one’s own review', () => {
  test('is visible, dated, and counted in the average; the deletion too', async () => {
    const [ana, one, two] = [await trainer(db()), await somebody(db()), await somebody(db())]
    const { professionalId } = ana
    await one.write(professionalId, 5, 'Bien')
    await two.write(professionalId, 4)
    const changed = await body(await one.edit(professionalId, 1, 'Mal'))
    expect(changed).toMatchObject({ rating: 1, comment: 'Mal' })
    expect(Date.parse(changed.editedAt!)).toBeGreaterThanOrEqual(Date.parse(changed.createdAt))
    expect(await figuresOf(db(), professionalId)).toEqual({ rating: 2.5, total: 2 })
    expect((await one.remove(professionalId)).status).toBe(200)
    expect(await figuresOf(db(), professionalId)).toEqual({ rating: 4, total: 1 })
    expect(await one.mine(professionalId)).toEqual({ isOwnProfile: false, review: null })
    // Then one may write again.
    expect((await one.write(professionalId, 3)).status).toBe(201)
    expect((await two.remove(professionalId)).status).toBe(200)
    expect(await figuresOf(db(), professionalId)).toEqual({ rating: 3, total: 1 })
  })

  test('never reaches that of somebody else', async () => {
    const [ana, author, other] = [await trainer(db()), await somebody(db()), await somebody(db())]
    await author.write(ana.professionalId, 5, 'Mía')
    const before = await rowsOf(db(), ana.professionalId)
    for (const stranger of [other, ana]) {
      expect((await stranger.edit(ana.professionalId, 1)).status).toBe(404)
      expect((await stranger.remove(ana.professionalId)).status).toBe(404)
    }
    expect(await rowsOf(db(), ana.professionalId)).toEqual(before)
  })

  test('is possible while the professional is hidden', async () => {
    const [ana, author] = [await trainer(db()), await somebody(db())]
    await author.write(ana.professionalId, 5)
    await hide(db(), ana.professionalId)
    expect((await author.remove(ana.professionalId)).status).toBe(200)
    const [row] = await db()
      .select({ total: professionals.totalReviews })
      .from(professionals)
      .where(eq(professionals.id, ana.professionalId))
    expect(row).toEqual({ total: 0 })
  })
})

describe('“verified contact”', () => {
  test('is of an author who had written through the site, and of nobody else', async () => {
    const ana = await trainer(db())
    const { professionalId } = ana
    const [contact, waiting, stranger] = [
      await somebody(db()),
      await somebody(db()),
      await somebody(db()),
    ]
    await insertContact(db(), { professionalId, senderId: contact.id, sent: true })
    await insertContact(db(), { professionalId, senderId: waiting.id, sent: false })
    const other = await trainer(db())
    await insertContact(db(), {
      professionalId: other.professionalId,
      senderId: stranger.id,
      sent: true,
    })
    const verified = []
    for (const person of [contact, waiting, stranger]) {
      verified.push((await body(await person.write(professionalId, 5))).isVerifiedContact)
    }
    expect(verified).toEqual([true, false, false])
  })

  test('is checked again when the review is changed', async () => {
    const [ana, reader] = [await trainer(db()), await somebody(db())]
    const { professionalId } = ana
    await reader.write(professionalId, 5)
    await insertContact(db(), { professionalId, senderId: reader.id, sent: true })
    const [before] = await readReviews(professionalId)
    expect(before?.isVerifiedContact).toBe(false)
    expect(await body(await reader.edit(professionalId, 5))).toMatchObject({
      isVerifiedContact: true,
    })
    await db().execute(sql`delete from contact_requests where sender_id = ${reader.id}`)
    expect(await body(await reader.edit(professionalId, 5))).toMatchObject({
      isVerifiedContact: false,
    })
  })
})
