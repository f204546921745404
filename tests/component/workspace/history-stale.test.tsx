import { expect, test } from 'vitest'
import { reload } from '../support/mount.tsx'
import { answerHistory, editor, storedDrafts, sectionOf } from './editor.ts'
import { counted, shown, t } from './support.tsx'

/** Two professionals write about the same client at once: nothing of either is lost. */
const MINE = 'Viaja del 7 al 11. Sin impacto.'
const THEIRS = 'Viaja del 7 al 11. Puede trotar.'
const BOTH = 'Viaja del 7 al 11. Puede trotar. Sin impacto.'
const CHOICES = [
  ['mine', MINE],
  ['theirs', THEIRS],
  ['both', BOTH],
] as const
const { open, tab, field, notes, save, saved, stale } = editor()
const option = (side: 'mine' | 'theirs' | 'both') =>
  stale.getByRole('radio', { name: new RegExp(`^${t(`editing.stale.${side}`)}`) })

for (const [choice, kept] of CHOICES) {
  test(`two save the notes at once, and the second takes ${choice}`, async () => {
    const { stored, notesElsewhere } = answerHistory({
      notes: sectionOf({ notes: 'Viaja del 7 al 11.' }),
    })
    await open()
    await field('session_notes').fill('Cuatro series')
    await tab('notes').click()
    await notes.fill(MINE)
    notesElsewhere(THEIRS)
    await save.click()

    await expect.element(stale).toHaveFocus()
    await expect.element(stale).toMatchTextContent('Iker Sanz')
    const marks = [...stale.element().querySelectorAll('mark')]
    expect(marks.map(({ textContent }) => textContent)).toEqual(['Sin impacto.', 'Puede trotar.'])
    await option(choice).click()
    await expect.element(notes).toHaveValue(kept)
    // Nothing was saved by half: the session's note waits with the notes.
    expect(stored.discipline).toBeNull()
    await save.click()
    await shown(saved)
    await counted(stale, 0)
    expect(stored.notes?.content).toEqual({ notes: kept })
    expect(stored.discipline?.content).toEqual({ session_notes: 'Cuatro series' })
  })
}

test('the tab of a conflict opens, and a correction of both texts is there again after another choice', async () => {
  const { notesElsewhere } = answerHistory({})
  await open()
  await tab('notes').click()
  await notes.fill(MINE)
  notesElsewhere(THEIRS)
  await tab('basics').click()
  await save.click()
  await expect.element(tab('notes')).toHaveAttribute('aria-selected', 'true')
  await expect.element(notes).toHaveValue(BOTH)
  await notes.fill('Puede trotar, sin impacto.')
  await option('theirs').click()
  await expect.element(notes).toHaveValue(THEIRS)
  await option('both').click()
  await expect.element(notes).toHaveValue('Puede trotar, sin impacto.')
})

test('a draft that meets a newer version is offered with it', async () => {
  const { notesElsewhere } = answerHistory({})
  await open()
  await tab('notes').click()
  await notes.fill(MINE)
  await expect.poll(storedDrafts).toContain(MINE)
  notesElsewhere(THEIRS)
  await reload()
  await expect.element(stale).toMatchTextContent(MINE)
  await expect.element(stale).toMatchTextContent(THEIRS)
  await tab('notes').click()
  await expect.element(notes).toHaveValue(BOTH)
})
