import * as z from 'zod/mini'
import { Paragraph } from '#lib/fields/paragraph.ts'
import { Version } from '#lib/fields/version.ts'
import { SeriesPoint, SeriesQuery } from '#lib/health/schemas.ts'
import { DisciplineContent, NOTES_MAX } from '#lib/health/discipline.ts'
import { FLAGS } from '#lib/health/flags.ts'
import { HistoryVersion, ProfessionalSection } from '#lib/health/history.ts'
import { RecordCursor } from '#lib/health/record.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { AuthorizationId, ProfessionalId } from '#lib/ids.ts'
import { PageNumber } from '#lib/paging/page-number.ts'
import { ReviewsRequest, ReviewsResponse } from '#lib/professionals/schemas.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { CHANGES } from '#lib/questionnaires/course.ts'
import { AnswerFact, FactPoint, WithFacts } from '#lib/questionnaires/fact.ts'
import { PRIORITIES } from '#lib/questionnaires/priority.ts'
import { SHARED_PAGE, SharedHistory, SharedRecords } from '#lib/sharing/shared.ts'
import { AttentionItem } from './attention.ts'
import { CLIENT_SORTS, CLIENT_STATES } from './clients.ts'
import { SearchText } from './search-text.ts'

/** An authorization addresses everything, never a client; without an active one it is NOT_FOUND. */
const ofAuthorization = z.object({ id: AuthorizationId })

/** Cards of a page. */
export const CLIENTS_PAGE = 24

export const ClientsQuery = z.strictObject({
  state: z._default(z.enum(CLIENT_STATES, 'invalid'), 'active'),
  /** Part of a name; case and accents do not matter. */
  q: SearchText,
  /** This one alone. */
  client: z.optional(AuthorizationId),
  sort: z._default(z.enum(CLIENT_SORTS, 'invalid'), 'attention'),
  page: PageNumber,
  facts: WithFacts,
})
export type ClientsQuery = z.infer<typeof ClientsQuery>

/** What a card states of a client: health data, as far as it is shared. */
export const ClientFacts = z.object({
  /** Of the most urgent answers that were not reviewed; null where they state nothing. */
  unreadFact: z.nullable(AnswerFact),
  /** The day of the newest record of which something is shown. */
  lastRecordOn: z.nullable(z.string()),
  /** The pain from 0 to 10 that the own section of their history has stated, oldest first. */
  pain: z.array(FactPoint),
})
export type ClientFacts = z.infer<typeof ClientFacts>

/**
 * Who shares, or has asked to: what was sent, what is shared, and until when. Of who has only asked, name and day.
 */
export const Client = z.object({
  id: AuthorizationId,
  name: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  /** When it was authorized, or asked for. ISO 8601, UTC, as all instants. */
  since: z.string(),
  /** The last day, in Madrid. */
  expiresOn: z.nullable(z.string()),
  /** What is shown of the records. */
  shown: z.array(z.enum(FLAGS)),
  /** Answers that were not reviewed yet, and the highest priority of theirs; null where none has one. */
  unread: z.number(),
  priority: z.nullable(z.enum(PRIORITIES)),
  /** Whether a scale of those answers has moved notably. */
  change: z.nullable(z.enum(CHANGES)),
  /** When the oldest questionnaire without an answer was sent; null without any. */
  waitingSince: z.nullable(z.string()),
  /** Null unless they were asked for, and there are some. */
  facts: z.nullable(ClientFacts),
})
export type Client = z.infer<typeof Client>

export const Clients = z.object({
  items: z.array(Client),
  /** Of those that match. */
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
  /** Of all, whatever is searched for. */
  counts: z.object({ active: z.number(), pending: z.number() }),
})
export type Clients = z.infer<typeof Clients>

export const listClients = {
  query: ClientsQuery,
  response: Clients,
}

export const listClientRecords = {
  params: ofAuthorization,
  query: z.strictObject({
    after: z.optional(RecordCursor),
    /** Rows of the page; `SHARED_PAGE` unless fewer are asked for. */
    limit: z.optional(
      z.pipe(
        z.string('invalid').check(
          z.regex(/^[1-9]\d?$/, 'invalid'),
          z.refine((text) => Number(text) <= SHARED_PAGE, 'too_high'),
        ),
        z.transform(Number),
      ),
    ),
  }),
  response: SharedRecords,
}

export const getClientSeries = {
  params: ofAuthorization,
  query: SeriesQuery,
  response: z.object({ items: z.array(SeriesPoint) }),
}

export const getClientHistory = {
  params: ofAuthorization,
  response: SharedHistory,
}

/** What a professional may write: their own section and the shared notes, each over the version that they have read. */
export const HistoryEdit = z
  .strictObject({
    discipline: z.optional(z.strictObject({ version: Version, content: DisciplineContent })),
    notes: z.optional(z.strictObject({ version: Version, text: Paragraph(NOTES_MAX) })),
  })
  .check(
    z.refine(
      ({ discipline, notes }) => discipline !== undefined || notes !== undefined,
      'required',
    ),
  )
export type HistoryEdit = z.infer<typeof HistoryEdit>

/** Those that were sent, as they are stored now: the other one was not read. */
export const WrittenSections = z.object({
  discipline: z.optional(ProfessionalSection),
  notes: z.optional(ProfessionalSection),
})
export type WrittenSections = z.infer<typeof WrittenSections>

export const updateClientHistory = {
  params: ofAuthorization,
  body: HistoryEdit,
  response: WrittenSections,
}

export const WRITTEN_SECTIONS = ['discipline', 'notes'] as const
export type WrittenSectionName = (typeof WRITTEN_SECTIONS)[number]

/** The most that are listed. */
export const VERSIONS_MAX = 100

export const listClientVersions = {
  params: ofAuthorization,
  query: z.strictObject({ section: z.enum(WRITTEN_SECTIONS, 'invalid') }),
  response: z.object({ items: z.array(HistoryVersion) }),
}

/** What waits for the professional, the most urgent first. */
export const Attention = z.object({
  /** Null for an account without a professional's row: nobody finds it, and nothing waits. */
  professional: z.nullable(
    z.object({
      professionalId: ProfessionalId,
      type: z.enum(PROFESSIONAL_TYPES),
      name: z.nullable(z.string()),
      avatarUrl: z.nullable(z.string()),
    }),
  ),
  items: z.array(AttentionItem),
  /** How many more there are than `items`. */
  more: z.number(),
})
export type Attention = z.infer<typeof Attention>

export const getAttention = {
  response: Attention,
}

/** A professional's own reviews, and what their place in the lists is made of. NOT_FOUND without a professional's row. */
export const OwnReviews = z.extend(ReviewsResponse, {
  professionalId: ProfessionalId,
  /** The average of all; 0 without any. */
  rating: z.number(),
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  ratingCounts: z.array(z.number()).check(z.length(5)),
  ranking: z.object({
    certificationCount: z.number(),
    checkedCertificationCount: z.number(),
    rating: z.number(),
    totalReviews: z.number(),
    experienceYears: z.number(),
    score: z.number(),
    /** The place among all public professionals of the profession, from 1; null while the profile is not public. */
    position: z.nullable(z.number()),
    /** How many public professionals the profession has. */
    of: z.number(),
    /** Whether they may be in the Top 10. */
    participates: z.boolean(),
  }),
})
export type OwnReviews = z.infer<typeof OwnReviews>

export const listOwnReviews = {
  query: ReviewsRequest,
  response: OwnReviews,
}

export const getInvite = {
  query: z.strictObject({ locale: z.enum(LOCALES, 'invalid') }),
  response: z.object({ url: z.string() }),
}
