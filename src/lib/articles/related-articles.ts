import type { ArticleCard } from './article.ts'

/**
 * The articles nearest to one: those that share most tags with it, the newest first among equals. Others fill up what is
 * missing.
 *
 * @param others in the order of the list; the article itself may be among them
 */
export function relatedArticles(
  article: Pick<ArticleCard, 'slug' | 'tags'>,
  others: readonly ArticleCard[],
  count: number,
): ArticleCard[] {
  return others
    .filter(({ slug }) => slug !== article.slug)
    .map((other) => ({
      other,
      // Counted once for each, not in each comparison: the build does this for every article with all others.
      shared: other.tags.filter((tag) => article.tags.includes(tag)).length,
      time: Date.parse(other.publishedAt),
    }))
    .toSorted((a, b) => b.shared - a.shared || b.time - a.time)
    .slice(0, count)
    .map(({ other }) => other)
}
