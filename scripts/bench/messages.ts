import { Client, Pool } from '@neondatabase/serverless'
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { Database } from '#db/client.ts'
import { professionals, profiles, users } from '#db/schema/index.ts'
import contactHandler from '#functions/contact-requests.ts'
import reviewHandler from '#functions/reviews.ts'
import { env } from '#server/env.ts'
import { migrateDatabase, withOwner } from '../database.ts'
import { onDatabase } from './database.ts'
import { atMost, median, noted, percentile, type Measurement } from './measurement.ts'
import { beginSession } from './session.ts'

const AT_ONCE = 20
const ROUNDS = 10
const WARM_UP = 2

/** A sender with the session of one call, and a professional of their own. */
type Pair = { cookie: string; professionalId: string }
type Handler = typeof contactHandler

/** The time of a call, and the part of it spent waiting for a connection or an answer of the database, in ms. */
type Timed = { wholeMs: number; databaseMs: number }

const inside = new AsyncLocalStorage<Timed>()

/** `POST …/contact` and `POST …/reviews` in this process, each by a person of its own, 20 concurrently. */
export function measureMessages(): Promise<Measurement[]> {
  return onDatabase('.data/bench-messages', async () => {
    const rounds = await withOwner(async (db) => {
      await migrateDatabase(db)
      const all: Pair[][] = []
      for (let n = 0; n < ROUNDS + WARM_UP; n++) all.push(await fill(db))
      return all
    })
    noteWaiting()
    const message = {
      name: 'Nora',
      phone: null,
      objective: 'strength',
      message: 'Quiero ganar fuerza. ¿Puedo los martes?',
      alsoTo: [],
    }
    return [
      ...(await measure('Contact', rounds, (pair) =>
        post(contactHandler, pair, 'contact', message),
      )),
      ...(await measure('Review', rounds, (pair) =>
        post(reviewHandler, pair, 'reviews', { rating: 5, comment: 'Me escucha.' }),
      )),
    ]
  })
}

async function measure(
  name: string,
  rounds: Pair[][],
  call: (pair: Pair) => Promise<void>,
): Promise<Measurement[]> {
  const alone: Timed[] = []
  const together: Timed[] = []
  for (const [n, pairs] of rounds.entries()) {
    if (n === WARM_UP) alone.length = together.length = 0
    const [first, ...others] = pairs
    alone.push(await timed(() => call(first!)))
    together.push(...(await Promise.all(others.map((pair) => timed(() => call(pair))))))
  }
  const whole = ({ wholeMs }: Timed) => wholeMs
  const own = ({ wholeMs, databaseMs }: Timed) => wholeMs - databaseMs
  return [
    noted(`${name}: one call alone, all of it, median`, median(alone.map(whole)), 'ms'),
    noted(`${name}: one call alone, without the database, median`, median(alone.map(own)), 'ms'),
    noted(
      `${name}: ${AT_ONCE} at once, all of it, p95`,
      percentile(together.map(whole), 0.95),
      'ms',
    ),
    atMost(
      `${name}: ${AT_ONCE} at once, without the database and the turn for a connection, p95`,
      percentile(together.map(own), 0.95),
      40,
      'ms',
    ),
  ]
}

type Methods = Record<string, (this: unknown, ...args: unknown[]) => unknown>

/** Adds the time that a call waits for a connection, and for each statement, to that call. */
function noteWaiting(): void {
  note(Pool.prototype as unknown as Methods, 'connect')
  note(Pool.prototype as unknown as Methods, 'query')
  note(Client.prototype as unknown as Methods, 'query')
}

function note(prototype: Methods, method: string): void {
  const original = prototype[method]!
  prototype[method] = function (...args) {
    const [began, call] = [performance.now(), inside.getStore()]
    const result = original.apply(this, args)
    if (call && result instanceof Promise) {
      const add = () => (call.databaseMs += performance.now() - began)
      result.then(add, add)
    }
    return result
  }
}

async function fill(db: Database): Promise<Pair[]> {
  const pairs: Pair[] = []
  for (let n = 0; n <= AT_ONCE; n++) {
    const [senderId, ownerId] = [await insertUser(db, 'athlete'), await insertUser(db, 'trainer')]
    const [professional] = await db
      .insert(professionals)
      .values({ userId: ownerId, type: 'trainer' })
      .returning({ id: professionals.id })
    pairs.push({
      cookie: (await beginSession(db, senderId)).cookie,
      professionalId: professional!.id,
    })
  }
  return pairs
}

async function insertUser(db: Database, role: 'athlete' | 'trainer') {
  const [user] = await db
    .insert(users)
    .values({ email: `${randomUUID()}@example.com`, emailConfirmedAt: new Date() })
    .returning({ id: users.id })
  await db.insert(profiles).values({ userId: user!.id, role, displayName: 'Nora Gil' })
  return user!.id
}

async function post(
  handler: Handler,
  { cookie, professionalId }: Pair,
  what: string,
  body: object,
) {
  const { origin } = new URL(env().SITE_URL)
  const request = new Request(`${origin}/api/professionals/${professionalId}/${what}`, {
    method: 'POST',
    headers: {
      origin,
      cookie,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(body),
  })
  // A separate address each, so no rate limit applies.
  const response = await handler(request, { ip: randomUUID(), requestId: randomUUID() })
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`)
}

async function timed(work: () => Promise<unknown>): Promise<Timed> {
  const result = { wholeMs: 0, databaseMs: 0 }
  const began = performance.now()
  await inside.run(result, work)
  return { ...result, wholeMs: performance.now() - began }
}
