import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { exerciseVideos } from '#db/schema/index.ts'
import type { AdminVideo, VideosRequest } from '#lib/admin/videos-schemas.ts'
import type { UserId, VideoId } from '#lib/ids.ts'
import { COUNT_LIMIT, keyset, orFirst, pageOf, totalOf, type Order } from './keyset.ts'

const table = exerciseVideos
const COLUMNS = {
  id: table.id,
  name: { es: table.nameEs, en: table.nameEn },
  description: { es: table.descriptionEs, en: table.descriptionEn },
  youtubeId: table.youtubeId,
  section: table.bodySection,
  professional: table.professionalType,
  channel: table.channel,
  spokenLocale: table.spokenLocale,
  needsGuidance: table.needsGuidance,
  isActive: table.isActive,
  version: table.version,
  createdAt: table.createdAt,
  updatedAt: table.updatedAt,
}

/** What is stored of an exercise. */
export type VideoColumns = Omit<
  typeof table.$inferInsert,
  'id' | 'version' | 'createdAt' | 'updatedAt' | 'createdBy' | 'search'
>

const toVideo = <Row extends { createdAt: Date; updatedAt: Date }>({
  createdAt,
  updatedAt,
  ...row
}: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

function orderOf({ sort, locale }: Pick<VideosRequest, 'sort' | 'locale'>): Order {
  const name = locale === 'es' ? table.nameEs : table.nameEn
  return {
    by: sort === 'name' ? sql`fold_words(${name})` : table.createdAt,
    id: table.id,
    from: sql`${table}`,
  }
}

function matches({ q, section, professional, active, youtube }: VideosRequest) {
  return and(
    q === '' ? undefined : sql`${table.search} @@ search_query(${q})`,
    section && eq(table.bodySection, section),
    professional && eq(table.professionalType, professional),
    active && eq(table.isActive, active === 'yes'),
    youtube === undefined ? undefined : eq(table.youtubeId, youtube),
  )
}

/** A page of all exercises, active or not. */
export const listVideosForAdmin = (db: Executor, query: VideosRequest) =>
  orFirst(query, (place) => readPage(db, place))

async function readPage(db: Executor, query: VideosRequest) {
  const { where, orderBy, limit } = keyset(orderOf(query), query)
  const matching = matches(query)
  const some = db.select({ id: table.id }).from(table).where(matching).limit(COUNT_LIMIT).as('some')
  const [counted, rows] = await Promise.all([
    db.$count(some),
    db
      .select(COLUMNS)
      .from(table)
      .where(and(matching, where))
      .orderBy(...orderBy)
      .limit(limit),
  ])
  const page = pageOf(rows, query, ({ id }) => id)
  return { ...page, items: page.items.map(toVideo), ...totalOf(counted) }
}

/** An exercise, active or not; null when there is none with this id. */
export async function findVideoForAdmin(db: Executor, id: VideoId): Promise<AdminVideo | null> {
  const [row] = await db.select(COLUMNS).from(table).where(eq(table.id, id))
  return row ? toVideo(row) : null
}

/** Adds an exercise. @returns null when the library has its video */
export async function insertVideo(
  db: Executor,
  columns: VideoColumns & { createdBy: UserId },
): Promise<AdminVideo | null> {
  const [row] = await db
    .insert(table)
    .values(columns)
    .onConflictDoNothing({ target: table.youtubeId })
    .returning({ id: table.id })
  return row ? findVideoForAdmin(db, row.id) : null
}

/**
 * Saves an exercise over the version that was read. Null when it is gone, or of another version.
 *
 * @throws a violation of `exercise_videos_youtube_id` when another exercise has the video
 */
export async function saveVideo(
  db: Executor,
  { id, version }: Pick<AdminVideo, 'id' | 'version'>,
  columns: VideoColumns,
): Promise<AdminVideo | null> {
  const [row] = await db
    .update(table)
    .set({ ...columns, version: sql`${table.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(table.id, id), eq(table.version, version)))
    .returning({ id: table.id })
  return row ? findVideoForAdmin(db, row.id) : null
}

/** Deletes an exercise. @returns whether there was one */
export async function removeVideo(db: Executor, id: VideoId): Promise<boolean> {
  const gone = await db.delete(table).where(eq(table.id, id)).returning({ id: table.id })
  return gone.length > 0
}
