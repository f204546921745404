import * as z from 'zod/mini'
import { Version } from '#lib/fields/version.ts'
import { contract } from '#lib/http/contract.ts'
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

const EDITIONS = '/api/admin/newsletters'
const EDITION = `${EDITIONS}/:id` as const
const params = z.object({ id: EditionId })

export const EditionsQuery = listQuery(['updated'], {
  state: z.optional(z.enum(EDITION_STATES, 'invalid')),
})
export type EditionsQuery = z.infer<typeof EditionsQuery>

export const Editions = listOf(EditionRow)
export type Editions = z.infer<typeof Editions>

/** `q` is part of a subject. */
export const listEditions = contract({
  method: 'GET',
  path: EDITIONS,
  query: EditionsQuery,
  response: Editions,
})

export const getEdition = contract({ method: 'GET', path: EDITION, params, response: Edition })

export const createEdition = contract({
  method: 'POST',
  path: EDITIONS,
  body: EditionContent,
  response: Edition,
  creates: true,
})

export const SaveEdition = z.extend(EditionContent, { version: Version })
export type SaveEdition = z.infer<typeof SaveEdition>

/** STALE when it was saved elsewhere, CONFLICT when it is a draft no more. */
export const updateEdition = contract({
  method: 'PATCH',
  path: EDITION,
  params,
  body: SaveEdition,
  response: Edition,
})

/** Drafts alone: CONFLICT for others. PASSWORD_NEEDED. */
export const deleteEdition = contract({ method: 'DELETE', path: EDITION, params, response: Done })

const Mail = z.object({ subject: z.string(), html: z.string(), text: z.string() })

/** The mails as readers will get them, but for name and links of their own. */
export const previewEdition = contract({
  method: 'GET',
  path: `${EDITION}/preview`,
  params,
  response: z.object({ es: Mail, en: Mail }),
})

const TestEdition = z.strictObject({ locale: z.enum(LOCALES, 'invalid') })

/** To the address of the admin who asks. INVALID_INPUT with what lacks in this language. */
export const testEdition = contract({
  method: 'POST',
  path: `${EDITION}/test`,
  params,
  body: TestEdition,
  response: z.object({ email: z.string() }),
})

export const SendEdition = z.strictObject({
  version: Version,
  /** When; null for now. */
  at: z.nullable(ComingMinute),
})
export type SendEdition = z.infer<typeof SendEdition>

/**
 * Sends it now or at a time. PASSWORD_NEEDED; STALE; CONFLICT when it is a draft no more; INVALID_INPUT with what lacks,
 * or with `audience: nobody`.
 */
export const sendEdition = contract({
  method: 'POST',
  path: `${EDITION}/send`,
  params,
  body: SendEdition,
  response: Edition,
})

/** Ends the sending, or makes a scheduled one a draft again. CONFLICT when there is nothing to stop. */
export const stopEdition = contract({
  method: 'POST',
  path: `${EDITION}/stop`,
  params,
  response: Edition,
})

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

/** How many would get it now, by language. */
export const countRecipients = contract({
  method: 'GET',
  path: '/api/admin/newsletter-recipients',
  query: AudienceQuery,
  response: Recipients,
})

/** Articles that can be chosen, the newest first; those with both languages once. */
export const findArticles = contract({
  method: 'GET',
  path: '/api/admin/newsletter-articles',
  query: z.strictObject({ q: SearchText }),
  response: z.object({ items: z.array(EditionArticle) }),
})
