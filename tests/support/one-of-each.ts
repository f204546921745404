import {
  accessLog,
  healthHistory,
  healthSettings,
  questionnaireDrafts,
  shareReceipts,
} from '#db/schema/health/index.ts'
import { SECTIONS } from '#lib/health/sections.ts'
import {
  ask,
  client,
  insertRecord,
  insertSection,
  PENDING,
  professional,
  REVOKED,
  RUN_OUT,
  share,
  type Suite,
} from './sharing.ts'
import { keepTemplate, repeat } from './workspace-questionnaires.ts'

/** A client with a row in every table of health data, and professionals in every relation to them. */
export async function oneOfEach(suite: Suite) {
  const owner = suite.owner()
  const [nora, active] = [await client(suite), await professional(suite)]
  const others = {
    stranger: await professional(suite),
    pending: await professional(suite),
    revoked: await professional(suite),
    expired: await professional(suite),
  }
  const id = await share(owner, nora, active)
  const pendingId = await share(owner, nora, others.pending, PENDING)
  await share(owner, nora, others.revoked, REVOKED)
  await share(owner, nora, others.expired, RUN_OUT)
  await insertRecord(owner, nora.id, { weight: 72 })
  for (const section of SECTIONS) {
    await insertSection(owner, nora.id, { section, content: { text: 'before' } })
  }
  // Keeps a version of each.
  await owner.update(healthHistory).set({ content: { text: 'now' }, version: 2 })
  await owner.insert(healthSettings).values({ userId: nora.id })
  const questionnaireId = await ask(owner, { from: active, to: nora, by: id })
  const draft = { questionnaireId, userId: nora.id, responses: { q0: 'Aquí' } }
  await owner.insert(questionnaireDrafts).values(draft)
  await repeat(owner, { from: active, to: nora, by: id })
  await keepTemplate(owner, nora.id)
  const proof = { clientName: 'Nora', textVersion: '1', textHash: '' }
  await owner
    .insert(shareReceipts)
    .values({ ...proof, clientUserId: nora.id, event: 'consent_given' })
  const entry = { readerName: 'Leire', section: 'records', action: 'read' } as const
  await owner.insert(accessLog).values({ ...entry, ownerId: nora.id, fields: [] })
  return { nora, active, others, activeId: id, pendingId, questionnaireId }
}
export type OneOfEach = Awaited<ReturnType<typeof oneOfEach>>
