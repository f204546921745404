import { describe, expect, test } from 'vitest'
import { mailOutbox, oneTimeTokens } from '#db/schema/index.ts'
import { SignedUp } from '#lib/accounts/sign-up.ts'
import { hashing } from '#server/passwords/password-hash.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import {
  errorOf,
  GOOD_PASSWORD,
  mailedToken,
  newEmail,
  post,
  signUpForm,
} from '#tests/support/account-api.ts'
import { signUpsOf, STRANGERS_PASSWORD } from '#tests/support/sign-ups.ts'

const db = accountSuite()
const { signUp, confirm, accountsOf } = signUpsOf(db)

const anHourLater = () =>
  db().execute(`update rate_limits set expires_at = expires_at - interval '1 hour'`)
const tagged = (email: string, tag: string | number) => email.replace('@', `+${tag}@`)

test('R64: a mailbox gets at most five mails an hour and ten a day, and no sign-up is refused', async () => {
  const email = newEmail()
  let tags = 0
  const form = () => signUpForm('athlete', { email: tagged(email, ++tags) })
  const mailed: boolean[] = []
  const signUps = async (times: number) => {
    for (let n = 0; n < times; n++) {
      const response = await post('/sign-up', form())
      expect(response.status).toBe(201)
      mailed.push(SignedUp.parse(await response.json()).isMailed)
    }
  }
  await signUps(6)
  expect(mailed).toEqual([true, true, true, true, true, false])
  await anHourLater()
  await signUps(5)
  await anHourLater()
  await signUps(1)
  expect(mailed.slice(6)).toEqual([true, true, true, true, true, false])
  const mails = await db().select().from(mailOutbox)
  expect(mails.filter(({ to }) => to.startsWith(email.split('@')[0]!))).toHaveLength(10)
})

describe('the owner of an address whose mails strangers have used up', () => {
  /** Strangers sign up with an address, from ten networks, then its owner. */
  async function usedUp(email: string, strangersEmail = email) {
    for (let n = 0; n < 10; n++) {
      if (n === 5) await anHourLater()
      const { isMailed } = await signUp(strangersEmail, { password: STRANGERS_PASSWORD })
      expect(isMailed).toBe(true)
    }
    return {
      owner: await signUp(email),
      strangers: await mailedToken(db(), strangersEmail, 'confirm-email'),
    }
  }
  const confirmed = async (email: string) =>
    (await accountsOf(email)).filter(({ emailConfirmedAt }) => emailConfirmedAt !== null)
  /** A Gmail address that is read in the mailbox of none other. */
  const newGmail = () => newEmail().replace('@example.com', '@gmail.com')

  // Google says that dots and tags make no difference, so these are known to be one mailbox.
  const SERVED = [
    ['of the same spelling', newEmail, (email: string) => email],
    ['of another spelling at Gmail', newGmail, (email: string) => tagged(email, 'x')],
    ['of another dot at Gmail', newGmail, (email: string) => `${email[0]}.${email.slice(1)}`],
  ] as const

  test.each(SERVED)('signs up, and in their browser the last link %s serves', async (...given) => {
    const [, fresh, spelled] = given
    const email = fresh()
    const { owner, strangers } = await usedUp(email, spelled(email))
    expect(owner.isMailed).toBe(false)
    expect((await confirm({ token: strangers }, owner.cookie)).status).toBe(200)
    expect(await confirmed(email)).toMatchObject([{ id: owner.userId }])
  })

  test.each(SERVED)(
    'signs up, and elsewhere the last link %s asks for the password',
    async (...given) => {
      const [, fresh, spelled] = given
      const email = fresh()
      const { owner, strangers: token } = await usedUp(email, spelled(email))
      expect(await errorOf(await confirm({ token }))).toMatchObject({
        fields: { password: 'required' },
      })
      const hashes: unknown[] = []
      const count = () => void hashes.push(1)
      hashing.start.subscribe(count)
      const { status } = await confirm({ token, password: GOOD_PASSWORD })
      hashing.start.unsubscribe(count)
      expect(status).toBe(200)
      // However many strangers have signed up.
      expect(hashes).toHaveLength(1)
      expect(await confirmed(email)).toMatchObject([{ id: owner.userId }])
    },
  )

  test('is mailed once beyond the limit, where strangers used it up by tags', async () => {
    const email = newEmail()
    const { owner } = await usedUp(email, tagged(email, 'x'))
    expect(owner.isMailed).toBe(true)
    expect((await confirm({ token: owner.token }, owner.cookie)).status).toBe(200)
    expect(await confirmed(email)).toMatchObject([{ id: owner.userId }])
  })

  test('is mailed once beyond the limit, where the address has no link any more', async () => {
    const email = newEmail()
    const { owner } = await usedUp(email)
    await db().delete(oneTimeTokens)
    expect(owner.isMailed).toBe(false)
    const again = await signUp(email)
    expect(again.isMailed).toBe(true)
    expect((await signUp(email)).isMailed).toBe(false)
    expect((await confirm({ token: again.token }, again.cookie)).status).toBe(200)
  })

  test('gets one mail more at most, however many sign up by tags', async () => {
    const email = newEmail()
    await usedUp(email, tagged(email, 'x'))
    for (let n = 0; n < 10; n++) {
      const form = signUpForm('athlete', { email: tagged(email, n) })
      expect((await post('/sign-up', form)).status).toBe(201)
    }
    const mails = await db().select().from(mailOutbox)
    expect(mails.filter(({ to }) => to.startsWith(email.split('@')[0]!))).toHaveLength(10 + 1)
  })
})

test('a link confirms no other address, though it differs by a tag alone', async () => {
  const victims = newEmail()
  // On this server somebody else has it.
  const theirs = tagged(victims, 'x')
  const password = STRANGERS_PASSWORD
  let last = await signUp(theirs, { password })
  for (let n = 0; n < 9; n++) {
    if (n === 4) await anHourLater()
    last = await signUp(theirs, { password })
  }
  // The first is mailed, to the victim; the second is not.
  const attacks = [await signUp(victims, { password }), await signUp(victims, { password })]
  for (const { cookie } of attacks) {
    expect((await confirm({ token: last.token }, cookie)).status).toBe(400)
  }
  expect(attacks.map(({ isMailed }) => isMailed)).toEqual([true, false])
  expect((await confirm({ token: last.token, password })).status).toBe(200)
  for (const { emailConfirmedAt } of await accountsOf(victims)) expect(emailConfirmedAt).toBeNull()
})
