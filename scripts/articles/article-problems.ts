import type { ParsedArticle } from './parse-article.ts'

/** Sources of an article, at least. */
const FEWEST_SOURCES = 4
/** Words of an article. */
const SHORTEST = 700
const LONGEST = 1500

const DEFINITION = /^\[\^([^\]]+)\]:(.*)$/gm
const REFERENCE = /\[\^([^\]]+)\](?!:)/g
const IMAGE = /!\[([^\]]*)\]\(([^)\s]+)/g

/**
 * What is wrong with articles beyond their fields: sources that are not cited, or cited and missing, pictures that do not
 * exist or say nothing, an article without its twin in the other language, two of one slug.
 *
 * @param hasFile whether a path of the site, such as /covers/x.svg, is a file of `public`
 */
export function articleProblems(
  articles: readonly ParsedArticle[],
  hasFile: (path: string) => boolean,
): string[] {
  return articles.flatMap((article) =>
    [
      ...sourceProblems(article),
      ...pictureProblems(article, hasFile),
      ...twinProblems(article, articles),
      ...lengthProblems(article),
    ].map((problem) => `${article.path}: ${problem}`),
  )
}

function sourceProblems({ body }: ParsedArticle): string[] {
  const sources = [...body.matchAll(DEFINITION)].map(([, name = '', text = '']) => ({ name, text }))
  const cited = new Set([...body.matchAll(REFERENCE)].map(([, name]) => name))
  const defined = new Set(sources.map(({ name }) => name))
  return [
    ...(defined.size < FEWEST_SOURCES ? [`it has fewer than ${FEWEST_SOURCES} sources.`] : []),
    ...[...defined].filter((name) => !cited.has(name)).map((name) => `nothing cites [^${name}].`),
    ...[...cited]
      .filter((name) => name !== undefined && !defined.has(name))
      .map((name) => `the source [^${name}] is missing.`),
    ...sources
      .filter(({ text }) => !/<https:\/\/[^>\s]+>\s*$/.test(text))
      .map(({ name }) => `the source [^${name}] does not end with <https://…>.`),
  ]
}

function pictureProblems(
  { body, fields }: ParsedArticle,
  hasFile: (path: string) => boolean,
): string[] {
  const images = [...body.matchAll(IMAGE)].map(([, alt = '', path = '']) => ({ alt, path }))
  const paths = [`/covers/${fields.cover}.svg`, ...images.map(({ path }) => path)]
  return [
    ...paths.filter((path) => !hasFile(path)).map((path) => `public${path} does not exist.`),
    ...images
      .filter(({ alt }) => alt.trim().length < 15)
      .map(({ path }) => `the picture ${path} does not say what it shows.`),
  ]
}

function twinProblems(
  { slug, locale, fields }: ParsedArticle,
  articles: readonly ParsedArticle[],
): string[] {
  const twin = articles.find(
    (other) => other.locale !== locale && other.slug === fields.translation,
  )
  const same = articles.filter((other) => other.slug === slug)
  return [
    ...(twin ? [] : [`its translation ${fields.translation}.md does not exist.`]),
    ...(twin && twin.fields.translation !== slug
      ? [`its translation says that it is the one of ${twin.fields.translation}.md.`]
      : []),
    ...(twin && JSON.stringify(shared(twin)) !== JSON.stringify(shared({ fields }))
      ? ['tags, dates or picture are not those of its translation.']
      : []),
    ...(same.length > 1 ? ['another article has the same name.'] : []),
  ]
}

/** What an article has in common with its translation. */
const shared = ({ fields }: Pick<ParsedArticle, 'fields'>) => [
  fields.tags,
  fields.published,
  fields.checked,
  fields.cover,
  fields.isFeatured,
]

function lengthProblems({ body }: ParsedArticle): string[] {
  const words = body.replace(DEFINITION, '').match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return words < SHORTEST || words > LONGEST
    ? [`it has ${words} words; an article has ${SHORTEST} to ${LONGEST}.`]
    : []
}
