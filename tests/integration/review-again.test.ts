import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { professionalReviews, users } from '#db/schema/index.ts'
import { DELETION_PHRASE } from '#lib/account/schemas.ts'
import type { ProfessionalId, UserId } from '#lib/ids.ts'
import { authorPseudonym } from '#server/professionals/author-pseudonym.ts'
import {
  accountDeps,
  signUpDirectly,
  newEmail,
  parsedForm,
  send,
} from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { cookieOf, PASSWORD } from '#tests/support/accounts.ts'
import { insertProfessional } from '#tests/support/professionals.ts'

const db = accountSuite()

/** Signs up with an address and confirms it. */
async function join(email: string): Promise<{ id: UserId; email: string }> {
  const form = parsedForm('athlete', { email, password: PASSWORD })
  const { userId: id } = await signUpDirectly(accountDeps(db()), form)
  await db().update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, id))
  return { id, email }
}

async function leave(person: { id: UserId }) {
  const body = { phrase: DELETION_PHRASE, password: PASSWORD }
  return (await send('DELETE', '', body, { cookie: await cookieOf(db(), person) })).status
}

const review = (professionalId: ProfessionalId, { id, email }: { id: UserId; email: string }) =>
  db()
    .insert(professionalReviews)
    .values({
      professionalType: 'trainer',
      professionalId,
      reviewerId: id,
      authorPseudonym: authorPseudonym(accountDeps(db()).secret, { professionalId, email }),
      rating: 1,
    })

/** The name of the violated constraint; undefined on success. */
const refusal = (write: Promise<unknown>) =>
  write.then(
    () => undefined,
    (error: unknown) => ((error as Error).cause as { constraint?: string }).constraint,
  )

test('a user who deletes the account and signs up again cannot review the same professional twice', async () => {
  const [trainer, other] = [await insertProfessional(db()), await insertProfessional(db())]
  const email = newEmail()
  const before = await join(email)
  await review(trainer, before)
  expect(await leave(before)).toBe(200)

  const again = await join(email)
  expect(again.id).not.toBe(before.id)
  expect(await refusal(review(trainer, again))).toBe('reviews_one_per_author')
  expect(await refusal(review(other, again))).toBeUndefined()
  expect(await refusal(review(trainer, await join(newEmail())))).toBeUndefined()
})

test('a review with a reviewer requires a pseudonym', async () => {
  const professionalId = await insertProfessional(db())
  const { id } = await join(newEmail())
  const write = db()
    .insert(professionalReviews)
    .values({ professionalType: 'trainer', professionalId, reviewerId: id, rating: 5 })
  expect(await refusal(write)).toBe('reviews_author')
})

test('the pseudonym outlives the account without identifying it', async () => {
  const [first, second] = [await insertProfessional(db()), await insertProfessional(db())]
  const person = await join(newEmail())
  for (const professionalId of [first, second]) await review(professionalId, person)
  await leave(person)
  const kept = await db().select().from(professionalReviews)
  const own = kept.filter(({ professionalId }) => [first, second].includes(professionalId))
  expect(own.map(({ reviewerId }) => reviewerId)).toEqual([null, null])
  // Not even linkable to the same person.
  expect(new Set(own.map(({ authorPseudonym: name }) => name)).size).toBe(2)
  const guessed = authorPseudonym('another secret, of more than 32 bytes', {
    professionalId: first,
    email: person.email,
  })
  expect(own.map(({ authorPseudonym: name }) => name)).not.toContain(guessed)
})
