import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { profiles, siteMessages, users } from '#db/schema/index.ts'
import type { MessagesQuery, SiteMessageDetail } from '#lib/admin/messages-schemas.ts'
import type { SiteMessageId, UserId } from '#lib/ids.ts'
import { COUNT_LIMIT, keyset, orFirst, pageOf, totalOf } from './keyset.ts'

const ORDER = { by: siteMessages.createdAt, id: siteMessages.id, from: sql`${siteMessages}` }

const ROW = {
  id: siteMessages.id,
  code: siteMessages.code,
  name: siteMessages.name,
  email: siteMessages.email,
  objective: siteMessages.objective,
  createdAt: siteMessages.createdAt,
  answeredAt: siteMessages.answeredAt,
}

/** A page of the messages of the contact page, newest first unless told. */
export const listMessages = (db: Executor, query: MessagesQuery) =>
  orFirst(query, (place) => readPage(db, place))

async function readPage(db: Executor, query: MessagesQuery) {
  const page = keyset(ORDER, query)
  const matches = matching(query)
  const rows = await db
    .select(ROW)
    .from(siteMessages)
    .where(and(matches, page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit)
  const counted = db
    .select({ id: siteMessages.id })
    .from(siteMessages)
    .where(matches)
    .limit(COUNT_LIMIT)
    .as('found')
  const { items, ...ends } = pageOf(rows, query, ({ id }) => id)
  return {
    items: items.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      answeredAt: row.answeredAt?.toISOString() ?? null,
    })),
    ...totalOf(await db.$count(counted)),
    ...ends,
  }
}

function matching({ q, state, objective }: MessagesQuery) {
  const { answeredAt, name, email, code } = siteMessages
  const has = (text: typeof name | typeof email | typeof code) =>
    sql`strpos(lower(${text}), lower(${q})) > 0`
  return and(
    state && (state === 'open' ? isNull(answeredAt) : isNotNull(answeredAt)),
    objective && eq(siteMessages.objective, objective),
    q === ''
      ? undefined
      : or(
          sql`fold_words(${q}) <> '' and strpos(fold_words(${name}), fold_words(${q})) > 0`,
          has(email),
          has(code),
        ),
  )
}

/** A message with its answer; null when there is none. */
export async function findMessage(
  db: Executor,
  id: SiteMessageId,
): Promise<SiteMessageDetail | null> {
  const admin = db
    .select({ name: profiles.displayName })
    .from(profiles)
    .where(eq(profiles.userId, siteMessages.answeredBy))
  const [row] = await db
    .select({
      ...ROW,
      phone: siteMessages.phone,
      message: siteMessages.message,
      hasAccount: sql<boolean>`${siteMessages.senderId} is not null`,
      locale: users.locale,
      answer: siteMessages.answer,
      answeredBy: sql<string | null>`${admin}`,
    })
    .from(siteMessages)
    .leftJoin(users, eq(users.id, siteMessages.senderId))
    .where(eq(siteMessages.id, id))
  if (!row) return null
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }
}

type Answered = { id: SiteMessageId; by: UserId; answer: string | null }

/** Notes that a message was answered. @returns whether it waited for that; null when there is no such message */
export async function setAnswered(
  tx: Executor,
  { id, by, answer }: Answered,
): Promise<boolean | null> {
  const changed = await tx
    .update(siteMessages)
    .set({ answeredAt: sql`now()`, answeredBy: by, answer })
    .where(and(eq(siteMessages.id, id), isNull(siteMessages.answeredAt)))
    .returning({ id: siteMessages.id })
  if (changed.length > 0) return true
  return (await tx.$count(siteMessages, eq(siteMessages.id, id))) > 0 ? false : null
}

/** How many wait for an answer. */
export const countOpenMessages = (db: Executor) =>
  db.$count(siteMessages, isNull(siteMessages.answeredAt))
