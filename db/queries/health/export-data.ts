import { asc, eq, getTableColumns } from 'drizzle-orm'
import { profiles } from '#db/schema/index.ts'
import {
  accessLog,
  clientQuestionnaires,
  healthConsents,
  healthHistory,
  healthHistoryVersions,
  healthSettings,
  professionalAuthorizations,
  questionnaireDrafts,
  questionnaireRepeats,
  shareReceipts,
} from '#db/schema/health/index.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'

/**
 * Everything in the health centre of the actor but the records, oldest first. Other people appear by what they were
 * called, never by an id.
 */
export async function findHealthCentre(scope: ScopedExecutor) {
  return {
    person: await findPerson(scope),
    settings: await findSettings(scope),
    consents: await findConsents(scope),
    history: await findHistory(scope),
    historyVersions: await findHistoryVersions(scope),
    authorizations: await findAuthorizations(scope),
    receipts: await findReceipts(scope),
    accessLog: await findAccessLog(scope),
    questionnaires: await findQuestionnaires(scope),
    repeats: await findRepeats(scope),
  }
}
export type HealthCentre = Awaited<ReturnType<typeof findHealthCentre>>

async function findPerson(scope: ScopedExecutor) {
  const { displayName, firstName, lastName, birthDate, gender } = profiles
  const [person] = await scope
    .select({ displayName, firstName, lastName, birthDate, gender })
    .from(profiles)
    .where(eq(profiles.userId, scope.actor))
  return person!
}

async function findSettings(scope: ScopedExecutor) {
  const { userId: _owner, ...columns } = getTableColumns(healthSettings)
  const [settings] = await scope
    .select(columns)
    .from(healthSettings)
    .where(eq(healthSettings.userId, scope.actor))
  return settings ?? null
}

function findConsents(scope: ScopedExecutor) {
  const { userId: _owner, ...columns } = getTableColumns(healthConsents)
  return scope
    .select(columns)
    .from(healthConsents)
    .where(eq(healthConsents.userId, scope.actor))
    .orderBy(asc(healthConsents.givenAt))
}

function findHistory(scope: ScopedExecutor) {
  const { userId: _owner, updatedBy: _author, ...columns } = getTableColumns(healthHistory)
  return scope
    .select(columns)
    .from(healthHistory)
    .where(eq(healthHistory.userId, scope.actor))
    .orderBy(asc(healthHistory.section))
}

function findHistoryVersions(scope: ScopedExecutor) {
  const { userId: _owner, writtenBy: _author, ...columns } = getTableColumns(healthHistoryVersions)
  return scope
    .select(columns)
    .from(healthHistoryVersions)
    .where(eq(healthHistoryVersions.userId, scope.actor))
    .orderBy(asc(healthHistoryVersions.section), asc(healthHistoryVersions.version))
}

/** With what the professional is called today. */
function findAuthorizations(scope: ScopedExecutor) {
  const {
    clientUserId: _owner,
    professionalUserId: _other,
    ...columns
  } = getTableColumns(professionalAuthorizations)
  return scope
    .select({ ...columns, professionalName: profiles.displayName })
    .from(professionalAuthorizations)
    .innerJoin(profiles, eq(profiles.userId, professionalAuthorizations.professionalUserId))
    .where(eq(professionalAuthorizations.clientUserId, scope.actor))
    .orderBy(asc(professionalAuthorizations.createdAt))
}

function findReceipts(scope: ScopedExecutor) {
  const {
    clientUserId: _owner,
    professionalUserId: _other,
    ...columns
  } = getTableColumns(shareReceipts)
  return scope
    .select(columns)
    .from(shareReceipts)
    .where(eq(shareReceipts.clientUserId, scope.actor))
    .orderBy(asc(shareReceipts.at), asc(shareReceipts.id))
}

function findAccessLog(scope: ScopedExecutor) {
  const { id: _id, ownerId: _owner, readerId: _reader, ...columns } = getTableColumns(accessLog)
  return scope
    .select(columns)
    .from(accessLog)
    .where(eq(accessLog.ownerId, scope.actor))
    .orderBy(asc(accessLog.at), asc(accessLog.id))
}

/** With answers that were kept without being sent. */
function findQuestionnaires(scope: ScopedExecutor) {
  const {
    clientUserId: _owner,
    professionalUserId: _other,
    ...columns
  } = getTableColumns(clientQuestionnaires)
  return scope
    .select({ ...columns, draft: questionnaireDrafts.responses })
    .from(clientQuestionnaires)
    .leftJoin(questionnaireDrafts, eq(questionnaireDrafts.questionnaireId, clientQuestionnaires.id))
    .where(eq(clientQuestionnaires.clientUserId, scope.actor))
    .orderBy(asc(clientQuestionnaires.sentAt))
}

function findRepeats(scope: ScopedExecutor) {
  const {
    clientUserId: _owner,
    professionalUserId: _other,
    ...columns
  } = getTableColumns(questionnaireRepeats)
  return scope
    .select(columns)
    .from(questionnaireRepeats)
    .where(eq(questionnaireRepeats.clientUserId, scope.actor))
    .orderBy(asc(questionnaireRepeats.createdAt))
}
