import { expect, test } from 'vitest'
import type { Result } from '#client/data/request.ts'
import type { SaveEdition } from '#lib/admin/newsletter/schemas.ts'
import { EMPTY_EDITION, type Edition } from '#lib/admin/newsletter/edition.ts'
import type { EditionId } from '#lib/ids.ts'
import { openDraft } from './open-draft.ts'

const FIRST: Edition = {
  ...EMPTY_EDITION,
  ...{ id: '7' as EditionId, state: 'draft', version: 1, chosen: [] },
  ...{ scheduledAt: null, startedAt: null, finishedAt: null },
  ...{ createdAt: '2026-11-24T08:00:00.000Z', updatedAt: '2026-11-24T08:00:00.000Z' },
  counts: { sent: 0, failed: 0, waiting: 0, unsubscribed: 0 },
}

/** Keeps one edition by its version, as the API does. */
function keeper() {
  let kept = FIRST
  const saves: SaveEdition[] = []
  const taken: string[] = []
  const save = ({ version, ...content }: SaveEdition): Result<Edition> => {
    if (version !== kept.version)
      return { ok: false, code: 'STALE', fields: {}, retryAfter: undefined }
    kept = { ...kept, ...content, subjectEs: content.subjectEs.trim(), version: version + 1 }
    return { ok: true, data: kept }
  }
  const draft = openDraft(FIRST, {
    update: (_id, body) => {
      saves.push(body)
      return Promise.resolve(save(body))
    },
    read: () => Promise.resolve({ ok: true, data: kept }),
    onRead: () => undefined,
    onTaken: () => taken.push('taken'),
  })
  const { $state } = draft
  return {
    ...{ draft, saves, taken, state: () => $state.get(), kept: () => kept },
    /** Somebody else saves. */
    elsewhere: (values: Partial<SaveEdition>) => {
      const { subjectEs, subjectEn, textEs, textEn, articles, languages, interests } = kept
      const content = { subjectEs, subjectEn, textEs, textEn, articles, languages, interests }
      save({ ...content, version: kept.version, ...values })
    },
  }
}

test('two who save at once save one after the other, and never meet themselves', async () => {
  const { draft, saves, state, kept } = keeper()
  draft.change({ subjectEs: 'Uno' })
  const first = draft.save()
  draft.change({ subjectEs: 'Dos' })
  const saved = await Promise.all([first, draft.save(), draft.save()])
  expect(saves.map(({ version, subjectEs }) => [version, subjectEs])).toEqual([[1, 'Dos']])
  expect(saved.map((edition) => edition?.version)).toEqual([2, 2, 2])
  expect(kept().subjectEs).toBe('Dos')
  expect(state()).toMatchObject({ saveState: 'saved', stale: null })
})

test('what is typed while it is being saved is saved next, over the version just made', async () => {
  const { draft, saves, state } = keeper()
  draft.change({ subjectEs: 'Uno' })
  const first = draft.save()
  await Promise.resolve()
  draft.change({ subjectEs: 'Dos' })
  const second = draft.save()
  await first
  await second
  expect(saves.map(({ version, subjectEs }) => [version, subjectEs])).toEqual([
    [1, 'Uno'],
    [2, 'Dos'],
  ])
  expect(state().saveState).toBe('saved')
})

test('what somebody else has saved is not saved over before it was chosen', async () => {
  const { draft, elsewhere, kept, state } = keeper()
  elsewhere({ subjectEs: 'Suyo' })
  draft.change({ subjectEs: 'Mío' })
  expect(await draft.save()).toBeNull()
  expect(state()).toMatchObject({ saveState: 'unsaved', stale: { conflicts: ['subjectEs'] } })
  expect(await draft.save()).toBeNull()
  expect(kept()).toMatchObject({ version: 2, subjectEs: 'Suyo' })
  expect(await draft.overwrite()).toMatchObject({ version: 3, subjectEs: 'Mío' })
  expect(state()).toMatchObject({ saveState: 'saved', stale: null })
})

test('what was typed is still there after theirs was chosen', async () => {
  const { draft, elsewhere, state } = keeper()
  elsewhere({ textEs: 'Suyo' })
  draft.change({ textEs: 'Mío' })
  await draft.save()
  draft.change({ textEs: state().stale!.theirs.textEs })
  expect(state().content.textEs).toBe('Suyo')
  expect(state().stale!.mine.textEs).toBe('Mío')
})

test('what only they have changed is taken, told, and saved with the rest', async () => {
  const { draft, elsewhere, kept, state, taken } = keeper()
  draft.change({ subjectEs: 'Mío ' })
  await draft.save()
  elsewhere({ textEn: 'Theirs', subjectEs: 'Mío, y suyo' })
  draft.change({ textEs: 'También mío' })
  expect(await draft.save()).toBeNull()
  expect(taken).toEqual(['taken'])
  expect(state()).toMatchObject({
    saveState: 'unsaved',
    stale: null,
    content: { subjectEs: 'Mío, y suyo', textEs: 'También mío', textEn: 'Theirs' },
  })
  await draft.save()
  expect(kept()).toMatchObject({ version: 4, textEs: 'También mío', textEn: 'Theirs' })
})

test('met without anything unsaved, the form shows theirs', async () => {
  const { draft, elsewhere, saves, state, taken } = keeper()
  elsewhere({ interests: ['flexibility'] })
  await draft.meet()
  expect(state()).toMatchObject({ saveState: 'saved', content: { interests: ['flexibility'] } })
  expect(taken).toEqual(['taken'])
  expect(await draft.save()).toMatchObject({ version: 2 })
  expect(saves).toEqual([])
})
