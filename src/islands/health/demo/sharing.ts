import { AuthorizationId, ReceiptId } from '#lib/ids.ts'
import { foldWords } from '#lib/search/fold-words.ts'
import * as sharing from '#lib/sharing/calls.ts'
import * as sharingSchemas from '#lib/sharing/schemas.ts'
import { everyFlag } from '#lib/health/flags.ts'
import type { ReceiptEvent } from '#lib/sharing/receipt-events.ts'
import { projectHistory } from '#lib/sharing/project-history.ts'
import { projectRecords } from '#lib/sharing/project.ts'
import { changeOf, coursesOf } from '#lib/questionnaires/course.ts'
import { priorityOfAnswers } from '#lib/questionnaires/priority.ts'
import type { SharedAnswers } from '#lib/sharing/shared.ts'
import { done, failed, handle, type Handler } from './handler.ts'
import { historyOf } from './history.ts'
import type { DemoState } from './state.ts'

type Authorization = sharingSchemas.Authorization

/** No words are agreed to in the demo. */
const NO_TEXT = { textVersion: 'demo', textHash: '' }

function note(state: DemoState, event: ReceiptEvent, authorization: Authorization): void {
  const { id, professional, allowedFields, purpose, expiresOn } = authorization
  state.receipts.unshift({
    id: ReceiptId.parse(crypto.randomUUID()),
    event,
    clientName: state.person.name,
    professionalName: professional.name,
    professionalType: professional.type,
    authorizationId: id,
    allowedFields,
    purpose,
    expiresOn,
    ...NO_TEXT,
    at: new Date().toISOString(),
  })
}

function replace(state: DemoState, changed: Authorization): Authorization {
  state.authorizations = state.authorizations.map((one) => (one.id === changed.id ? changed : one))
  return changed
}

function everybody(state: DemoState): sharingSchemas.FoundProfessional[] {
  return [
    ...state.authorizations.map(({ professional }) => professional),
    ...state.others.map(({ found }) => found),
  ]
}

type Update = sharingSchemas.AuthorizationUpdate
type Action = Update['action']

/** The states from which each action is possible. */
const FROM: Record<Action, readonly Authorization['state'][]> = {
  authorize: ['pending'],
  edit: ['active'],
  revoke: ['pending', 'active'],
  block: ['pending', 'active', 'ended'],
  unblock: ['ended'],
}
const EVENT: Partial<Record<Action, ReceiptEvent>> = {
  authorize: 'granted',
  edit: 'edited',
  revoke: 'revoked',
}

function changesOf(update: Update): Partial<Authorization> {
  const now = new Date().toISOString()
  switch (update.action) {
    case 'authorize':
    case 'edit': {
      const { allowedFields, expiresOn } = update
      const purpose = update.purpose || null
      const granted = { state: 'active' as const, allowedFields, purpose, expiresOn }
      return update.action === 'edit' ? granted : { ...granted, authorizedAt: now }
    }
    case 'revoke':
      return { state: 'ended', revokedAt: now }
    case 'block':
      return { state: 'ended', revokedAt: now, isBlocked: true }
    case 'unblock':
      return { isBlocked: false }
  }
}

/** A new request; after an end it is the same authorization, pending again. */
function pendingOf(
  professional: sharingSchemas.FoundProfessional,
  before: Authorization | undefined,
): Authorization {
  return {
    id: before?.id ?? AuthorizationId.parse(crypto.randomUUID()),
    professional,
    state: 'pending',
    allowedFields: everyFlag(false),
    purpose: null,
    expiresOn: null,
    requestedAt: new Date().toISOString(),
    authorizedAt: null,
    revokedAt: null,
    isExpired: false,
    isBlocked: false,
    lastReadAt: before?.lastReadAt ?? null,
    version: (before?.version ?? 0) + 1,
  }
}

/** By address, or by the beginnings of all words of a name. */
function isCalled(
  { email, found }: DemoState['others'][number],
  query: { email: string } | { name: string },
): boolean {
  if ('email' in query) return email === query.email
  const words = foldWords(found.name ?? '')
  return foldWords(query.name).every((start) => words.some((word) => word.startsWith(start)))
}

function answeredTo(
  { questionnaires }: DemoState,
  { name, type }: sharingSchemas.FoundProfessional,
): SharedAnswers['answered'] {
  const all = questionnaires.flatMap((one) => {
    const { id, title, questions, responses, completedAt } = one
    const isTheirs = one.professionalName === name && one.professionalType === type
    return isTheirs && responses && completedAt
      ? [{ id, title, questions, responses, completedAt }]
      : []
  })
  const oldestFirst = all.toSorted((a, b) => a.completedAt.localeCompare(b.completedAt))
  return all.map((one) => {
    const { questions, responses, completedAt } = one
    const earlier = oldestFirst.filter((other) => other.completedAt < completedAt)
    return {
      ...one,
      priority: priorityOfAnswers(questions, responses),
      change: changeOf(questions, responses, earlier),
      courses: coursesOf(questions, earlier),
    }
  })
}

export const SHARING_HANDLERS: readonly Handler[] = [
  handle(sharing.listAuthorizations, sharingSchemas.listAuthorizations, ({ authorizations }) =>
    done({ items: authorizations }),
  ),
  handle(sharing.findProfessionals, sharingSchemas.findProfessionals, (state, { query }) => {
    const found =
      'id' in query
        ? everybody(state).filter(({ professionalId }) => professionalId === query.id)
        : state.others
            .filter((other) => other.found.type === query.type && isCalled(other, query))
            .map((other) => other.found)
    return done({ items: found.map((professional) => ({ ...professional, city: null })) })
  }),
  handle(
    sharing.requestAuthorization,
    sharingSchemas.requestAuthorization,
    (state, { body: { professionalId } }) => {
      const professional = everybody(state).find((one) => one.professionalId === professionalId)
      if (!professional) return failed('NOT_FOUND')
      const before = state.authorizations.find(
        (one) => one.professional.professionalId === professionalId,
      )
      if (before?.isBlocked) return failed('CONFLICT', { professionalId: 'blocked' })
      if (before && before.state !== 'ended') return failed('CONFLICT')
      const asked = pendingOf(professional, before)
      if (before) replace(state, asked)
      else state.authorizations = [asked, ...state.authorizations]
      note(state, 'requested', asked)
      return done(asked)
    },
  ),
  handle(
    sharing.updateAuthorization,
    sharingSchemas.updateAuthorization,
    (state, { params, body }) => {
      const before = state.authorizations.find(({ id }) => id === params.id)
      if (!before) return failed('NOT_FOUND')
      if (before.version !== body.version) return failed('STALE')
      if (!FROM[body.action].includes(before.state)) return failed('CONFLICT')
      const changed = { ...before, ...changesOf(body), version: before.version + 1 }
      const event = EVENT[body.action]
      if (event) note(state, event, changed)
      return done(replace(state, changed))
    },
  ),
  handle(sharing.previewShare, sharingSchemas.previewShare, (state, { params, query }) => {
    const authorization = state.authorizations.find(({ id }) => id === params.id)
    if (authorization?.state !== 'active') return failed('NOT_FOUND')
    const { allowedFields, professional } = authorization
    if (query.section === 'answers') return done({ answered: answeredTo(state, professional) })
    return done(
      query.section === 'records'
        ? { ...projectRecords(state.records, allowedFields), next: null }
        : projectHistory(historyOf(state), allowedFields, professional.type, state.versions),
    )
  }),
  handle(sharing.listReceipts, sharingSchemas.listReceipts, (state, { params }) =>
    done({ items: state.receipts.filter(({ authorizationId }) => authorizationId === params.id) }),
  ),
  handle(sharing.listOwnReceipts, sharingSchemas.listOwnReceipts, ({ receipts }) =>
    done({ items: receipts }),
  ),
  handle(sharing.listAccess, sharingSchemas.listAccess, (state, { query }) =>
    done({
      items: state.access.filter(
        ({ authorizationId }) =>
          query.authorizationId === undefined || authorizationId === query.authorizationId,
      ),
      next: null,
    }),
  ),
]
