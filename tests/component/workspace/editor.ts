import { page } from 'vitest/browser'
import type { DisciplineField } from '#lib/health/discipline.ts'
import type { ProfessionalSection } from '#lib/health/history.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import * as ownProfile from '#lib/profile/calls.ts'
import * as workspace from '#lib/workspace/calls.ts'
import * as workspaceSchemas from '#lib/workspace/schemas.ts'
import type { EarlierVersion } from '#lib/sharing/shared.ts'
import { keepDraft, type Draft } from '#stores/drafts.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { answer, answerAt, ok, refused } from '../support/api.ts'
import { answerClients, clientOf, idOf, openClients, shown } from './support.tsx'

type Sections = Record<workspaceSchemas.WrittenSectionName, ProfessionalSection | null>
type Given = Partial<Sections> & {
  type?: ProfessionalType
  facts?: workspaceSchemas.ClientFacts
  /** Of the own discipline, newest first. */
  earlier?: EarlierVersion[]
}

const NORA = clientOf()

/** A section as it is stored. */
export const sectionOf = (
  content: Record<string, unknown>,
  version = 1,
  updatedByName = 'Iker Sanz',
): ProfessionalSection => ({
  content,
  version,
  updatedAt: '2026-11-20T09:00:00.000Z',
  updatedByName,
})

/** Answers for Nora's history as the server does: a part that was saved elsewhere since it was read is stale. */
export function answerHistory({
  type = 'physiotherapist',
  discipline = null,
  notes = null,
  facts,
  earlier = [],
}: Given) {
  const stored: Sections = { discipline, notes }
  let isShared = true
  let isReached = true
  const active = [facts ? { ...NORA, facts } : NORA]
  answerClients({ active })
  answerAt('GET', ownProfile.getOwnProfile.path, { userId: idOf(100) })
  const reads = answer(workspace.getClientHistory, () => {
    if (!isShared) return refused('NOT_FOUND')
    return ok({
      shown: [],
      clientName: NORA.name,
      professionalType: type,
      age: 36,
      gender: null,
      body: {},
      basics: null,
      ...stored,
      earlier: { discipline: earlier, notes: [] },
    })
  })
  const write = (name: workspaceSchemas.WrittenSectionName, content: object, by: string) => {
    const before = stored[name]
    stored[name] = sectionOf({ ...before?.content, ...content }, (before?.version ?? 0) + 1, by)
    return stored[name]
  }
  const saves = answer(workspace.updateClientHistory, ({ body }) => {
    if (!isReached) return refused('UNAVAILABLE')
    if (!isShared) return refused('NOT_FOUND')
    const edit = body as workspaceSchemas.HistoryEdit
    const isStale = workspaceSchemas.WRITTEN_SECTIONS.some(
      (name) => edit[name] && edit[name].version !== (stored[name]?.version ?? 0),
    )
    if (isStale) return refused('STALE')
    return ok({
      ...(edit.discipline && {
        discipline: write('discipline', edit.discipline.content, 'Leire Sáez'),
      }),
      ...(edit.notes && { notes: write('notes', { notes: edit.notes.text }, 'Leire Sáez') }),
    })
  })
  return {
    stored,
    reads,
    /** What was sent to be saved, oldest first. */
    sent: () => saves().map(({ body }) => body),
    /** Iker saves the shared notes. */
    notesElsewhere: (text: string) => write('notes', { notes: text }, 'Iker Sanz'),
    /** Cuts the network off from saves, or lets them through again. */
    network: (reaches: boolean) => (isReached = reaches),
    /** Nora takes everything back. */
    revoke: () => {
      isShared = false
      active.length = 0
    },
  }
}

/** The editor of Nora's history. */
export function editor(locale: Locale = 'es') {
  const t = textsOf(locale)
  const form = page.getByRole('form', { name: /Historial de Salud|Health history/ })
  return {
    form,
    /** @param draft what was left in this tab before */
    open: async (draft?: Draft) => {
      if (draft) keepDraft(draft)
      openClients(`?client=${NORA.id}&view=history`, locale)
      await shown(form)
    },
    tab: (part: 'basics' | 'discipline' | 'notes') =>
      form.getByRole('tab', { name: t(`healthShared.history.${part}`), exact: false }),
    field: (field: Exclude<DisciplineField, 'pain_level'>) =>
      form.getByLabelText(t(`healthShared.field.${field}`)),
    notes: form.getByLabelText(t('clientHistory.notes.label')),
    pain: form.getByRole('group', { name: t('clientHistory.pain.legend'), exact: false }),
    clearPain: form.getByRole('button', { name: t('clientHistory.pain.clearName'), exact: false }),
    region: page.getByRole('region', { name: /Historial de Salud|Health history/ }),
    save: form.getByRole('button', { name: t('editing.save'), exact: false }),
    discard: form.getByRole('button', { name: t('island.cancel') }),
    saved: page.getByText(t('clientHistory.save.doneText'), { exact: false }),
    restored: page.getByText(t('editing.restored')),
    stale: page.getByRole('region', { name: t('editing.stale.title') }),
  }
}

/** What is stored of unsaved texts in this tab. */
export const storedDrafts = () => sessionStorage.getItem('drafts') ?? ''
