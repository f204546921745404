import { and, asc, count, gte } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { professionals } from '#db/schema/index.ts'
import type { SitemapProfile } from '#lib/seo/sitemap.ts'
import { IS_PUBLIC } from './public-professionals.ts'

/** The number of files of `perFile` for all public professionals. */
export async function countSitemapPages(db: Database, perFile: number): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(professionals).where(IS_PUBLIC)
  return Math.ceil((counted?.total ?? 0) / perFile)
}

/** The public professionals of one file (from 1), by id; empty beyond the last. */
export async function listSitemapPage(
  db: Database,
  page: number,
  perFile: number,
): Promise<SitemapProfile[]> {
  // The first id of the file comes from an index-only scan; only its own rows are read.
  const first = db
    .select({ id: professionals.id })
    .from(professionals)
    .where(IS_PUBLIC)
    .orderBy(asc(professionals.id))
    .limit(1)
    .offset((page - 1) * perFile)
  const rows = await db
    .select({
      id: professionals.id,
      type: professionals.type,
      updatedAt: professionals.updatedAt,
    })
    .from(professionals)
    .where(and(IS_PUBLIC, gte(professionals.id, first)))
    .orderBy(asc(professionals.id))
    .limit(perFile)
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }))
}
