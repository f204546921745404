import articles from './article-words.json' with { type: 'json' }

/** The words of each article in a file, by its slug; written by `scripts/articles`. */
export const ARTICLE_WORDS: ReadonlyMap<string, string> = new Map(
  articles.map(({ slug, words }) => [slug, words]),
)
