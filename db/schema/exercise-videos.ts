import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { LOCALES } from '#lib/i18n/locales.ts'
import type { UserId, VideoId } from '#lib/ids.ts'
import { BODY_SECTIONS, VIDEO_PROFESSIONS } from '#lib/videos/sections.ts'
import { users } from './accounts.ts'
import { moment } from './moment.ts'
import { tsvector } from './tsvector.ts'

/** The exercises of the video library. The videos are other people's, shown by YouTube's player. */
export const exerciseVideos = pgTable(
  'exercise_videos',
  {
    id: uuid().$type<VideoId>().primaryKey().defaultRandom(),
    nameEs: text().notNull(),
    nameEn: text().notNull(),
    descriptionEs: text().notNull(),
    descriptionEn: text().notNull(),
    /** YouTube's id, of which every address of the video is made. */
    youtubeId: text().notNull().unique('exercise_videos_youtube_id'),
    bodySection: text({ enum: BODY_SECTIONS }).notNull(),
    professionalType: text({ enum: VIDEO_PROFESSIONS }).notNull(),
    /** The channel that made it, as YouTube names it; null when unknown. */
    channel: text(),
    /** The language that is spoken or shown in it; null when unknown, or none. */
    spokenLocale: text({ enum: LOCALES }),
    /** Whether it belongs in a plan that a physiotherapist has agreed to. */
    needsGuidance: boolean().notNull().default(false),
    /** Only active ones are public. */
    isActive: boolean().notNull().default(true),
    /** Null for seeded ones, and once the account is deleted. */
    createdBy: uuid()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    search: tsvector().generatedAlwaysAs(
      sql`search_words(name_es || ' ' || name_en || ' ' || description_es || ' ' || description_en)`,
    ),
    /** Incremented by every save; a save based on an older one is refused. */
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index('exercise_videos_search').using('gin', t.search),
    index('exercise_videos_creator').on(t.createdBy),
    // The orders of the admin area, each ending with the id, so that a page can begin after any row.
    index('exercise_videos_by_creation').on(t.createdAt, t.id),
    index('exercise_videos_by_name_es').on(sql`fold_words(name_es)`, t.id),
    index('exercise_videos_by_name_en').on(sql`fold_words(name_en)`, t.id),
    check('exercise_videos_youtube_id_form', sql`${t.youtubeId} ~ '^[A-Za-z0-9_-]{11}$'`),
    check('exercise_videos_section', sql`${t.bodySection} in ('lower_body', 'core', 'upper_body')`),
    check(
      'exercise_videos_profession',
      sql`${t.professionalType} in ('trainer', 'physiotherapist', 'both')`,
    ),
    check('exercise_videos_spoken', sql`${t.spokenLocale} in ('es', 'en')`),
    check(
      'exercise_videos_names',
      sql`char_length(${t.nameEs}) between 1 and 80 and char_length(${t.nameEn}) between 1 and 80`,
    ),
    check(
      'exercise_videos_descriptions',
      sql`char_length(${t.descriptionEs}) <= 500 and char_length(${t.descriptionEn}) <= 500`,
    ),
    check('exercise_videos_channel', sql`char_length(${t.channel}) between 1 and 100`),
  ],
)
