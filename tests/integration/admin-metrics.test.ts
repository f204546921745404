import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  articles,
  contactRequests,
  mailOutbox,
  professionalContactMetrics,
  professionalReviews,
  professionals,
  profiles,
  users,
} from '#db/schema/index.ts'
import adminMetrics from '#functions/admin-metrics.ts'
import { ARTICLE_FILES } from '#content/article-files.ts'
import { ROLES, type Role } from '#lib/accounts/roles.ts'
import { METRIC_WEEKS, SIGN_UP_KINDS, type Metrics } from '#lib/admin/metrics-schemas.ts'
import { madridDay } from '#lib/format/madrid-day.ts'
import { PROFESSIONAL_TYPES, type ProfessionalType } from '#lib/professionals/types.ts'
import { newEmail } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { cookieOf, makeUser } from '#tests/support/accounts.ts'
import { callFunction } from '#tests/support/call-function.ts'
import { insertProfessional, insertReview } from '#tests/support/professionals.ts'
import { bodyOf } from '#tests/support/sharing.ts'

const suite = accountSuite()
const DAY = 86_400_000

/** The Monday of a day, and the day before it by some days, `YYYY-MM-DD`. */
const mondayOf = (day: string) => {
  const at = new Date(`${day}T12:00:00Z`)
  return daysFrom(day, -((at.getUTCDay() + 6) % 7))
}
const daysFrom = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY).toISOString().slice(0, 10)

/** Moments around everything that a count may get wrong: midnights of Madrid, ends of weeks and months, and today. */
const now = new Date()
const thisMonday = mondayOf(madridDay(now))
const MOMENTS = [
  now,
  ...[0, 1, 2, 6, 7, 8, 20, 28, 35, 61, 180, 363, 364, 365, 372].flatMap((days) => {
    const at = Date.parse(`${daysFrom(thisMonday, -days)}T00:00:00Z`)
    // Midnight in Madrid is one or two hours before that of UTC.
    return [-121, -120, -119, -61, -60, -59, 0, 700].map(
      (minutes) => new Date(at + minutes * 60_000),
    )
  }),
].filter((at) => at <= now)

type Person = { role: Role; createdAt: Date; isConfirmed: boolean }
const people: Person[] = []
const contactMoments: Date[] = []
const reviewMoments: Date[] = []
let metrics: Metrics

async function addPerson(person: Person) {
  const { role, createdAt, isConfirmed } = person
  const [user] = await suite()
    .insert(users)
    .values({
      email: newEmail(),
      createdAt,
      ...(isConfirmed
        ? { emailConfirmedAt: createdAt }
        : { passwordHash: '$argon2id$v=19$m=1,t=1,p=1$aaaa$bbbb' }),
    })
    .returning()
  await suite().insert(profiles).values({ userId: user!.id, role, createdAt })
  people.push(person)
  return user!.id
}

beforeAll(async () => {
  const db = suite()
  for (const [n, createdAt] of MOMENTS.entries()) {
    await addPerson({ role: ROLES[n % ROLES.length]!, createdAt, isConfirmed: n % 3 > 0 })
  }
  const sender = await addPerson({ role: 'athlete', createdAt: new Date(0), isConfirmed: true })
  const trainer = await insertProfessional(db, {})
  people.push({ role: 'trainer', createdAt: new Date(), isConfirmed: true })
  for (const [n, at] of MOMENTS.entries()) {
    await db.insert(contactRequests).values({
      ...{ professionalId: trainer, senderId: sender, name: 'Ana', objective: 'weight_loss' },
      ...{ message: 'Quiero empezar.', createdAt: at },
      // Those that wait for their sender's confirmation were not sent.
      ...(n % 4 > 0 && { sentAt: at, code: `MFA-${n}` }),
    })
    if (n % 4 > 0) contactMoments.push(at)
  }
  for (const at of MOMENTS.filter((_, n) => n % 2 > 0)) {
    await db.insert(professionalReviews).values({
      ...{ professionalType: 'trainer', professionalId: trainer, reviewerId: null },
      ...{ authorPseudonym: randomUUID(), rating: 4, createdAt: at },
    })
    reviewMoments.push(at)
  }
  // What moderation has taken away is not counted.
  for (const state of ['hidden', 'waiting', 'removed'] as const) {
    await db.insert(professionalReviews).values({
      ...{ professionalType: 'trainer', professionalId: trainer, reviewerId: null, state },
      ...{ authorPseudonym: randomUUID(), rating: 4, createdAt: MOMENTS[9]! },
    })
  }
  const { cookie } = await admin()
  metrics = await read(cookie)
})

async function admin() {
  const user = await makeUser(suite(), { role: 'admin' })
  people.push({ role: 'admin', createdAt: new Date(), isConfirmed: true })
  return { cookie: await cookieOf(suite(), user) }
}
const read = (cookie: string) =>
  bodyOf<Metrics>(callFunction(adminMetrics, '/api/admin/metrics', { headers: { cookie } }))

/** How many of these moments are in each week, by the calendar of Madrid. */
const byWeek = (moments: readonly Date[]) =>
  metrics.weeks.map((week) => moments.filter((at) => mondayOf(madridDay(at)) === week).length)

describe('figures are those of a count by hand', () => {
  test('the weeks are the last 52 that are over, and days end yesterday', () => {
    expect(metrics.until).toBe(daysFrom(madridDay(now), -1))
    expect(metrics.weeks).toEqual(
      Array.from({ length: METRIC_WEEKS }, (_, n) => daysFrom(thisMonday, 7 * (n - METRIC_WEEKS))),
    )
  })

  test.each(ROLES)('accounts with the role %s', (role) => {
    const confirmed = people.filter((person) => person.role === role && person.isConfirmed)
    expect(metrics.users[role]).toBe(confirmed.length)
  })

  test.each(SIGN_UP_KINDS)('sign-ups of each week: %s', (kind) => {
    const confirmed = people.filter(({ role, isConfirmed }) => role === kind && isConfirmed)
    const expected = byWeek(confirmed.map(({ createdAt }) => createdAt))
    expect(metrics.weekly.signUps[kind]).toEqual(expected)
    expect(Math.max(...expected)).toBeGreaterThan(0)
  })

  test('contacts and reviews of each week', () => {
    expect(metrics.weekly.contacts).toEqual(byWeek(contactMoments))
    expect(metrics.weekly.reviews).toEqual(byWeek(reviewMoments))
  })

  test('contacts and reviews of this month until yesterday, and of as many days before', () => {
    const today = madridDay(now)
    const passed = Number(today.slice(8)) - 1
    const month = today.slice(0, 7)
    const last = daysFrom(`${month}-01`, -1).slice(0, 7)
    const inMonth = (moments: readonly Date[], of: string) =>
      moments
        .map((at) => madridDay(at))
        .filter((day) => day.startsWith(of) && Number(day.slice(8)) <= passed).length
    const expected = (moments: readonly Date[]) => ({
      now: inMonth(moments, month),
      before: inMonth(moments, last),
    })
    expect(metrics.months).toEqual(
      passed === 0
        ? null
        : { contacts: expected(contactMoments), reviews: expected(reviewMoments) },
    )
  })

  test('professionals by profession, and the mean of their ratings', async () => {
    const [db, before] = [suite(), metrics.professionals]
    const mean = async (type: ProfessionalType) => {
      const rows = (await db.select().from(professionals)).filter(
        (row) => row.type === type && row.totalReviews > 0,
      )
      const sum = rows.reduce((total, { rating }) => total + rating, 0)
      return rows.length === 0 ? null : Math.round((10 * sum) / rows.length) / 10
    }
    for (const [type, ratings] of [
      ['nutritionist', [5, 4]],
      ['nutritionist', [3]],
      ['nutritionist', []],
    ] as const) {
      const id = await insertProfessional(db, { type })
      people.push({ role: type, createdAt: new Date(), isConfirmed: true })
      for (const rating of ratings) await insertReview(db, id, { rating, type })
    }
    const after = (await read((await admin()).cookie)).professionals
    expect(after.nutritionist.count - before.nutritionist.count).toBe(3)
    for (const type of PROFESSIONAL_TYPES) expect(after[type].rating).toBe(await mean(type))
    expect(after.nutritionist.rating).toBe(3.8)
    expect(before.physiotherapist).toEqual({ count: 0, rating: null })
  })

  test('articles that visitors can read, of files and of the database', async () => {
    expect(metrics.articles).toBe(ARTICLE_FILES.length)
    const row = { title: 'Uno', excerpt: 'Uno', content: 'Uno', locale: 'es' as const }
    await suite()
      .insert(articles)
      .values([
        { ...row, slug: 'publico', isPublished: true, publishedAt: new Date() },
        { ...row, slug: 'borrador', isPublished: false },
        { ...row, slug: 'luego', isPublished: true, publishedAt: new Date(Date.now() + DAY) },
      ])
    expect((await read((await admin()).cookie)).articles).toBe(ARTICLE_FILES.length + 1)
  })

  test('contacts of this month, of all professionals', async () => {
    const [db, month] = [suite(), `${new Date().toISOString().slice(0, 7)}-01`]
    const before = daysFrom(month, -1).slice(0, 7)
    for (const totalContacts of [7, 6]) {
      const professionalId = await insertProfessional(db, {})
      await db.insert(professionalContactMetrics).values([
        { professionalId, professionalType: 'trainer', monthYear: month, totalContacts },
        {
          professionalId,
          professionalType: 'trainer',
          monthYear: `${before}-01`,
          totalContacts: 90,
        },
      ])
    }
    expect((await read((await admin()).cookie)).contactsThisMonth).toBe(13)
  })
})

describe('mails', () => {
  const mail = (values: Partial<typeof mailOutbox.$inferInsert>) => ({
    ...{ key: randomUUID(), to: 'secret.name@example.com', locale: 'es' as const },
    ...{ template: 'newsletter-confirm', ...values },
  })

  test('are counted by what became of them, and told by template, never by address', async () => {
    const yesterday = sql`date_trunc('day', now() at time zone 'Europe/Madrid') at time zone 'Europe/Madrid' - interval '1 minute'`
    await suite().delete(mailOutbox)
    await suite()
      .insert(mailOutbox)
      .values([
        mail({}),
        mail({ template: 'confirm-email' }),
        mail({ attempts: 2 }),
        mail({ attempts: 7, failedAt: new Date() }),
        mail({ attempts: 7, failedAt: new Date(), template: 'reset-password' }),
        mail({ attempts: 1, sentAt: new Date() }),
      ])
    await suite().execute(sql`
      insert into mail_outbox (key, to_address, locale, template, sent_at)
      values ('old', 'a@example.com', 'es', 'confirm-email', ${yesterday})`)
    const { mail: told, ...rest } = await read((await admin()).cookie)
    expect(told).toEqual({
      ...{ sentToday: 1, queued: 2, retrying: 1, givenUp: 2 },
      failing: [
        { template: 'newsletter-confirm', retrying: 1, givenUp: 1 },
        { template: 'reset-password', retrying: 0, givenUp: 1 },
      ],
    })
    expect(JSON.stringify({ told, rest })).not.toContain('@')
  })

  test('of health data are not told apart from other notifications, nor by subtraction', async () => {
    const failing = (templates: string[]) =>
      templates.flatMap((template) => [
        mail({ template, attempts: 2 }),
        mail({ template, attempts: 7, failedAt: new Date() }),
      ])
    const told = async (templates: string[]) => {
      await suite().delete(mailOutbox)
      await suite()
        .insert(mailOutbox)
        .values(failing(['confirm-email', ...templates]))
      return (await read((await admin()).cookie)).mail
    }
    const some = await told(['share_receipt', 'questionnaire_sent', 'review'])
    expect(some.failing).toEqual([
      { template: 'confirm-email', retrying: 1, givenUp: 1 },
      { template: 'notification', retrying: 3, givenUp: 3 },
    ])
    expect(await told(['contact', 'reminder', 'verification'])).toEqual(some)
  })
})
