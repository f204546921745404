import { expect, test } from 'vitest'
import type { HistoryDraft } from './draft.ts'
import type { Written } from './form.ts'
import { begin, meet } from './meet.ts'

const stored = (content: Record<string, unknown>, notes = ''): Written => {
  const by = { version: 2, updatedAt: '2026-11-20T10:00:00.000Z', updatedByName: 'Iker Sanz' }
  return {
    professionalType: 'trainer',
    discipline: { ...by, content },
    notes: { ...by, content: { notes } },
  }
}
const EMPTY = { last_update: '', progress: '', current_routine: '', notes: '' }
const draft = (typed: object, base: object = {}): HistoryDraft => ({
  userId: 'leire',
  id: 'share',
  base: { ...EMPTY, ...base },
  typed: { ...EMPTY, ...base, ...typed },
})

test('fields that one side changed are merged, those of both hold both texts and are offered', () => {
  const typed = { ...EMPTY, progress: 'Mejor.', notes: 'Sin impacto.' }
  const { form, offers } = meet(EMPTY, typed, stored({ current_routine: 'Fuerza' }, 'Viaja.'))
  expect(form).toEqual({
    last_update: '',
    progress: 'Mejor.',
    current_routine: 'Fuerza',
    notes: 'Viaja. Sin impacto.',
  })
  expect(offers.map(({ field, taken }) => [field, taken])).toEqual([['notes', 'both']])
})

test('a day is not had twice: the own one stays until another is chosen', () => {
  const typed = { ...EMPTY, last_update: '2026-11-21' }
  const { form, offers } = meet(EMPTY, typed, stored({ last_update: '2026-11-20' }))
  expect(form.last_update).toBe('2026-11-21')
  expect(offers).toMatchObject([{ field: 'last_update', taken: 'mine' }])
})

test('without a draft the form is what is stored', () => {
  expect(begin(undefined, stored({ progress: 'Bien' }))).toEqual({
    form: { ...EMPTY, progress: 'Bien' },
    offers: [],
    isRestored: false,
  })
})

test('a draft is restored over what is stored', () => {
  const met = begin(draft({ notes: 'Viaja' }), stored({ progress: 'Bien' }))
  expect(met).toEqual({
    form: { ...EMPTY, progress: 'Bien', notes: 'Viaja' },
    offers: [],
    isRestored: true,
  })
})

test('a draft whose text was saved after all is no news', () => {
  expect(begin(draft({ notes: 'Viaja' }), stored({}, 'Viaja')).isRestored).toBe(false)
})

test('a draft of another profession is not put into the form', () => {
  const physio = { ...draft({}), typed: { notes: 'Viaja', session_notes: 'Hoy' } }
  expect(begin(physio, stored({}, 'Guardado')).form.notes).toBe('Guardado')
})
