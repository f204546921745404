import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import {
  accessLog,
  clientQuestionnaires,
  healthConsents,
  healthHistory,
  healthHistoryVersions,
  healthRecords,
  healthSettings,
  professionalAuthorizations as shares,
  questionnaireDrafts,
  questionnaireRepeats,
  questionnaireTemplates,
  shareReceipts,
} from '#db/schema/health/index.ts'
import { profiles } from '#db/schema/index.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import { OLDEST_FIRST } from './record-order.ts'

type Rows = Promise<Record<string, unknown>[]>

/**
 * Every row of health data about the actor, by table: as its owner, and as a professional what they did. Left out are
 * other people: ids of their accounts, and what a client shared or answered.
 */
export async function findHealthAbout(
  scope: ScopedExecutor,
): Promise<Record<string, Record<string, unknown>[]>> {
  const { actor } = scope
  return {
    health_consents: await scope
      .select()
      .from(healthConsents)
      .where(eq(healthConsents.userId, actor))
      .orderBy(asc(healthConsents.givenAt)),
    health_settings: await scope
      .select()
      .from(healthSettings)
      .where(eq(healthSettings.userId, actor)),
    health_records: await scope
      .select()
      .from(healthRecords)
      .where(eq(healthRecords.userId, actor))
      .orderBy(...OLDEST_FIRST),
    health_history: await historyOf(scope),
    health_history_versions: await versionsOf(scope),
    professional_authorizations: [
      ...(await sharesAsClient(scope)),
      ...(await sharesAsProfessional(scope)),
    ],
    share_receipts: [...(await receiptsAsClient(scope)), ...(await receiptsAsProfessional(scope))],
    access_log: [...(await readsByOthers(scope)), ...(await readsByActor(scope))],
    client_questionnaires: [
      ...(await questionnairesAsClient(scope)),
      ...(await questionnairesAsProfessional(scope)),
    ],
    questionnaire_repeats: [
      ...(await repeatsAsClient(scope)),
      ...(await repeatsAsProfessional(scope)),
    ],
    questionnaire_templates: await scope
      .select()
      .from(questionnaireTemplates)
      .where(eq(questionnaireTemplates.userId, actor))
      .orderBy(asc(questionnaireTemplates.createdAt)),
    questionnaire_drafts: await scope
      .select()
      .from(questionnaireDrafts)
      .where(eq(questionnaireDrafts.userId, actor)),
  }
}

function historyOf(scope: ScopedExecutor): Rows {
  const { updatedBy, ...columns } = getTableColumns(healthHistory)
  return scope
    .select({
      ...columns,
      writtenByYou: sql<boolean>`${updatedBy} is not distinct from ${scope.actor}`,
    })
    .from(healthHistory)
    .where(eq(healthHistory.userId, scope.actor))
    .orderBy(asc(healthHistory.section))
}

function versionsOf(scope: ScopedExecutor): Rows {
  const { writtenBy, ...columns } = getTableColumns(healthHistoryVersions)
  return scope
    .select({
      ...columns,
      writtenByYou: sql<boolean>`${writtenBy} is not distinct from ${scope.actor}`,
    })
    .from(healthHistoryVersions)
    .where(eq(healthHistoryVersions.userId, scope.actor))
    .orderBy(asc(healthHistoryVersions.section), asc(healthHistoryVersions.version))
}

const AS_CLIENT = { asClient: sql<boolean>`true` }
const AS_PROFESSIONAL = { asClient: sql<boolean>`false` }

function sharesAsClient(scope: ScopedExecutor): Rows {
  const { professionalUserId, ...columns } = getTableColumns(shares)
  return scope
    .select({ ...columns, professionalName: profiles.displayName, ...AS_CLIENT })
    .from(shares)
    .innerJoin(profiles, eq(profiles.userId, professionalUserId))
    .where(eq(shares.clientUserId, scope.actor))
    .orderBy(asc(shares.createdAt))
}

/** Those that the actor may see: asked for, and active. */
function sharesAsProfessional(scope: ScopedExecutor): Rows {
  const { id, professionalType, isAuthorized, requestedAt, authorizedAt, expiresOn } = shares
  return scope
    .select({
      ...{ id, professionalType, isAuthorized, requestedAt, authorizedAt, expiresOn },
      ...AS_PROFESSIONAL,
    })
    .from(shares)
    .where(eq(shares.professionalUserId, scope.actor))
    .orderBy(asc(shares.createdAt))
}

function receiptsAsClient(scope: ScopedExecutor): Rows {
  const { professionalUserId: _professional, ...columns } = getTableColumns(shareReceipts)
  return scope
    .select({ ...columns, ...AS_CLIENT })
    .from(shareReceipts)
    .where(eq(shareReceipts.clientUserId, scope.actor))
    .orderBy(asc(shareReceipts.at))
}

function receiptsAsProfessional(scope: ScopedExecutor): Rows {
  const { id, authorizationId, event, professionalName, professionalType, at } = shareReceipts
  return scope
    .select({
      ...{ id, authorizationId, event, professionalName, professionalType, at },
      ...AS_PROFESSIONAL,
    })
    .from(shareReceipts)
    .where(eq(shareReceipts.professionalUserId, scope.actor))
    .orderBy(asc(at))
}

function readsByOthers(scope: ScopedExecutor): Rows {
  const { readerId: _reader, ...columns } = getTableColumns(accessLog)
  return scope
    .select({ ...columns, byYou: sql<boolean>`false` })
    .from(accessLog)
    .where(eq(accessLog.ownerId, scope.actor))
    .orderBy(asc(accessLog.at))
}

async function readsByActor(scope: ScopedExecutor): Rows {
  const { rows } = await scope.execute<{ at: string; section: string; action: string }>(
    sql`select read_at as at, read_section as section, read_action as action from my_reads()`,
  )
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at), byYou: true }))
}

function questionnairesAsClient(scope: ScopedExecutor): Rows {
  const { professionalUserId: _professional, ...columns } = getTableColumns(clientQuestionnaires)
  return scope
    .select({ ...columns, ...AS_CLIENT })
    .from(clientQuestionnaires)
    .where(eq(clientQuestionnaires.clientUserId, scope.actor))
    .orderBy(asc(clientQuestionnaires.sentAt))
}

/** Those to clients of today. */
function questionnairesAsProfessional(scope: ScopedExecutor): Rows {
  const { id, professionalType, title, questions, status, sentAt } = clientQuestionnaires
  return scope
    .select({
      ...{ id, professionalType, title, questions, status, sentAt },
      ...AS_PROFESSIONAL,
    })
    .from(clientQuestionnaires)
    .where(eq(clientQuestionnaires.professionalUserId, scope.actor))
    .orderBy(asc(sentAt))
}

function repeatsAsClient(scope: ScopedExecutor): Rows {
  const { professionalUserId: _professional, ...columns } = getTableColumns(questionnaireRepeats)
  return scope
    .select({ ...columns, ...AS_CLIENT })
    .from(questionnaireRepeats)
    .where(eq(questionnaireRepeats.clientUserId, scope.actor))
    .orderBy(asc(questionnaireRepeats.createdAt))
}

function repeatsAsProfessional(scope: ScopedExecutor): Rows {
  const { id, professionalType, title, questions, dueDays, nextOn, until, createdAt } =
    questionnaireRepeats
  return scope
    .select({
      ...{ id, professionalType, title, questions, dueDays, nextOn, until, createdAt },
      ...AS_PROFESSIONAL,
    })
    .from(questionnaireRepeats)
    .where(eq(questionnaireRepeats.professionalUserId, scope.actor))
    .orderBy(asc(createdAt))
}
