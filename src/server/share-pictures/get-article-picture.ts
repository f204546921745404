import { findArticle } from '#db/queries/articles.ts'
import { findArticleFile } from '#content/article-files.ts'
import { HUE_OF_TOPIC } from '#lib/articles/paths.ts'
import { topicsOf } from '#lib/articles/topics.ts'
import type { ArticleCard } from '#lib/articles/article.ts'
import { AppError } from '#lib/http/errors.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Scene } from '#lib/share-pictures/share-card.ts'
import { cardOfRow } from '#server/articles/card-of-row.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { drawCard } from './draw-card.ts'
import { findCover } from './find-cover.ts'
import { pictureT } from './texts.ts'

type Input = { params: { locale: Locale; slug: string } }

/** The picture of an article, beside its cover when it has one. @throws NOT_FOUND when none is public at this slug */
export async function getArticlePicture(
  { db, articlePictures }: Pick<Dependencies, 'db' | 'articlePictures'>,
  { params: { locale, slug } }: Input,
): Promise<Uint8Array> {
  const article = await findCard(db, slug)
  if (article?.locale !== locale) throw new AppError('NOT_FOUND', 'no such article')
  const t = pictureT(locale)
  const { title, tags, readingMinutes } = article
  return drawCard({
    kind: t('sharePicture.article', {
      topic: t(`articles.tags.${topicsOf(tags)[0] ?? 'general'}`),
    }),
    title,
    note: t('sharePicture.reading', { minutes: readingMinutes }),
    scene: await sceneOf({ articlePictures }, article),
  })
}

async function findCard(db: Dependencies['db'], slug: string): Promise<ArticleCard | undefined> {
  const file = findArticleFile(slug)
  if (file) return file
  const row = await findArticle(db, slug)
  // An article has one address: by its id there is no page, and no picture.
  return row?.slug === slug ? cardOfRow(row) : undefined
}

type CoverDeps = Pick<Dependencies, 'articlePictures'>

async function sceneOf(deps: CoverDeps, { cover, tags }: ArticleCard): Promise<Scene> {
  const svg = cover && (await findCover(deps, cover))
  if (svg) return { name: 'cover', svg }
  const [topic] = topicsOf(tags)
  return { name: 'pulse', hue: topic ? HUE_OF_TOPIC[topic] : 'trainer' }
}
