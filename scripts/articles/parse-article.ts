import { basename, dirname } from 'node:path'
import { parse, YAMLParseError } from 'yaml'
import type * as z from 'zod'
import { ArticleFields } from '../../src/content/article-fields.ts'
import type { Locale } from '../../src/lib/i18n/locales.ts'
import { splitFrontMatter } from '../../src/lib/markdown/split-front-matter.ts'

export type ParsedArticle = {
  path: string
  locale: Locale
  slug: string
  fields: ArticleFields
  body: string
}

/** Parses an article of `…/articles/<language>/<slug>.md`; otherwise says what is wrong, in sentences for a writer. */
export function parseArticle(path: string, text: string): ParsedArticle | { problems: string[] } {
  const split = splitFrontMatter(text)
  if (!split)
    return { problems: [`${path}: it does not begin with its fields between two lines of ---.`] }
  const given = readYaml(split.yaml)
  if (given instanceof Error) return { problems: [`${path}: ${given.message.split('\n')[0]}`] }
  const { success, data: fields, error } = ArticleFields.safeParse(given)
  if (!success) return { problems: error.issues.map((issue) => `${path}: ${sentence(issue)}`) }
  const locale = basename(dirname(path)) as Locale
  return { path, locale, slug: basename(path, '.md'), fields, body: split.body }
}

function readYaml(yaml: string): unknown {
  try {
    return parse(yaml)
  } catch (error) {
    if (error instanceof YAMLParseError) return error
    throw error
  }
}

/** @example 'the field "title" is missing.' */
function sentence(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `there is no field ${quoted(issue.keys)}.`
  return `the field ${quoted(issue.path.slice(0, 1))} ${problem(issue)}.`
}

function problem(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value') return `is not one of ${issue.values.join(', ')}`
  if (issue.code !== 'invalid_type') return issue.message
  if (issue.message.endsWith('received undefined')) return 'is missing'
  return issue.message.startsWith('Invalid input') ? `is no ${issue.expected}` : issue.message
}

const quoted = (names: readonly PropertyKey[]) =>
  names.map((name) => `"${String(name)}"`).join(', ')
