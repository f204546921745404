import * as z from 'zod/mini'
import { Version } from '#lib/fields/version.ts'
import { Done } from '#lib/http/done.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { EditionId } from '#lib/ids.ts'
import { EDITION_STATES } from '#lib/newsletter/edition-states.ts'
import { SearchText } from '#lib/workspace/search-text.ts'
import { ComingMinute } from '../coming-minute.ts'
import { listOf, listQuery } from '../list.ts'
import {
  Edition,
  EditionArticle,
  EditionContent,
  EditionRow,
  Interests,
  Languages,
} from './edition.ts'

const params = z.object({ id: EditionId })

export const EditionsQuery = listQuery(['updated'], {
  state: z.optional(z.enum(EDITION_STATES, 'invalid')),
})
export type EditionsQuery = z.infer<typeof EditionsQuery>

export const Editions = listOf(EditionRow)
export type Editions = z.infer<typeof Editions>

export const listEditions = {
  query: EditionsQuery,
  response: Editions,
}

export const getEdition = {
  params,
  response: Edition,
}

export const createEdition = {
  body: EditionContent,
  response: Edition,
}

export const SaveEdition = z.extend(EditionContent, { version: Version })
export type SaveEdition = z.infer<typeof SaveEdition>

export const updateEdition = {
  params,
  body: SaveEdition,
  response: Edition,
}

export const deleteEdition = {
  params,
  response: Done,
}

const Mail = z.object({ subject: z.string(), html: z.string(), text: z.string() })

export const previewEdition = {
  params,
  response: z.object({ es: Mail, en: Mail }),
}

const TestEdition = z.strictObject({ locale: z.enum(LOCALES, 'invalid') })

export const testEdition = {
  params,
  body: TestEdition,
  response: z.object({ email: z.string() }),
}

export const SendEdition = z.strictObject({
  version: Version,
  /** When; null for now. */
  at: z.nullable(ComingMinute),
})
export type SendEdition = z.infer<typeof SendEdition>

export const sendEdition = {
  params,
  body: SendEdition,
  response: Edition,
}

export const stopEdition = {
  params,
  response: Edition,
}

/** A list in a query, parted by commas; an empty one can be left out. */
const listed = z.pipe(
  z._default(z.string('invalid').check(z.maxLength(200, 'too_long')), ''),
  z.transform((text: string): unknown[] => (text === '' ? [] : text.split(','))),
)

export const AudienceQuery = z.strictObject({
  languages: z.pipe(listed, Languages),
  interests: z.pipe(listed, Interests),
})
export type AudienceQuery = z.infer<typeof AudienceQuery>

export const Recipients = z.object({ es: z.number(), en: z.number() })
export type Recipients = z.infer<typeof Recipients>

export const countRecipients = {
  query: AudienceQuery,
  response: Recipients,
}

export const findArticles = {
  query: z.strictObject({ q: SearchText }),
  response: z.object({ items: z.array(EditionArticle) }),
}
