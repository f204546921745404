import { and, asc, count, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { exerciseVideos } from '#db/schema/index.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { VideoId } from '#lib/ids.ts'
import { pageAt } from '#lib/paging/page-at.ts'
import { VIDEOS_PAGE_SIZE, type ExerciseVideo, type VideosRequest } from '#lib/videos/schemas.ts'

/** The condition under which visitors may see a video: every public query includes it. */
export const IS_ACTIVE = eq(exerciseVideos.isActive, true)

const PUBLIC_COLUMNS = {
  id: exerciseVideos.id,
  name: { es: exerciseVideos.nameEs, en: exerciseVideos.nameEn },
  description: { es: exerciseVideos.descriptionEs, en: exerciseVideos.descriptionEn },
  youtubeId: exerciseVideos.youtubeId,
  section: exerciseVideos.bodySection,
  professional: exerciseVideos.professionalType,
  channel: exerciseVideos.channel,
  spokenLocale: exerciseVideos.spokenLocale,
  needsGuidance: exerciseVideos.needsGuidance,
}

const nameIn = (locale: Locale) => PUBLIC_COLUMNS.name[locale]

/** By name; folded, since Postgres sorts accented letters last. The id makes the order total. */
function byName(locale: Locale): SQL[] {
  return [sql`fold_words(${nameIn(locale)})`, asc(exerciseVideos.id)]
}

/** What is for both is found under either. */
const isFor = (professional: NonNullable<VideosRequest['professional']>) =>
  inArray(exerciseVideos.professionalType, [professional, 'both'])

function matches({ section, professional, q }: VideosRequest): SQL | undefined {
  return and(
    IS_ACTIVE,
    section && eq(exerciseVideos.bodySection, section),
    professional && isFor(professional),
    q ? sql`${exerciseVideos.search} @@ search_query(${q})` : undefined,
  )
}

export type VideosPage = { items: ExerciseVideo[]; total: number; page: number }

/** One page of the library, by name; beyond the end, the last one. */
export async function listVideos(db: Database, query: VideosRequest): Promise<VideosPage> {
  const [counted] = await db.select({ total: count() }).from(exerciseVideos).where(matches(query))
  const total = counted?.total ?? 0
  const { page, offset } = pageAt(query.page, total, VIDEOS_PAGE_SIZE)
  const items = await db
    .select(PUBLIC_COLUMNS)
    .from(exerciseVideos)
    .where(matches(query))
    .orderBy(...byName(query.locale))
    .limit(VIDEOS_PAGE_SIZE)
    .offset(offset)
  return { items, total, page }
}

/** An active video; null when there is none with this id. */
export async function findVideo(db: Database, id: VideoId): Promise<ExerciseVideo | null> {
  const [video] = await db
    .select(PUBLIC_COLUMNS)
    .from(exerciseVideos)
    .where(and(IS_ACTIVE, eq(exerciseVideos.id, id)))
  return video ?? null
}

/**
 * The videos that follow one in its section, by name; after the last come the first. Those of the other profession are
 * left out: who recovers from an injury is not led on to heavy weights.
 */
export function listNextVideos(
  db: Database,
  { id, section, professional, name }: ExerciseVideo,
  { locale, limit }: { locale: Locale; limit: number },
): Promise<ExerciseVideo[]> {
  const isBefore = sql`(fold_words(${nameIn(locale)}), ${exerciseVideos.id}) < (fold_words(${name[locale]}), ${id}::uuid)`
  return db
    .select(PUBLIC_COLUMNS)
    .from(exerciseVideos)
    .where(
      and(
        IS_ACTIVE,
        eq(exerciseVideos.bodySection, section),
        professional === 'both' ? undefined : isFor(professional),
        ne(exerciseVideos.id, id),
      ),
    )
    .orderBy(isBefore, ...byName(locale))
    .limit(limit)
}

/** The active ones of these videos, in the order of the ids. */
export async function listVideosByYoutubeIds(
  db: Database,
  youtubeIds: readonly string[],
): Promise<ExerciseVideo[]> {
  if (youtubeIds.length === 0) return []
  const found = await db
    .select(PUBLIC_COLUMNS)
    .from(exerciseVideos)
    .where(and(IS_ACTIVE, inArray(exerciseVideos.youtubeId, [...youtubeIds])))
  const byId = new Map(found.map((video) => [video.youtubeId, video]))
  return youtubeIds.flatMap((id) => byId.get(id) ?? [])
}

/** The pages of videos, for search engines. */
export async function listSitemapVideos(
  db: Database,
  limit: number,
): Promise<{ id: VideoId; updatedAt: string }[]> {
  const rows = await db
    .select({ id: exerciseVideos.id, updatedAt: exerciseVideos.updatedAt })
    .from(exerciseVideos)
    .where(IS_ACTIVE)
    .orderBy(asc(exerciseVideos.id))
    .limit(limit)
  return rows.map(({ id, updatedAt }) => ({ id, updatedAt: updatedAt.toISOString() }))
}
