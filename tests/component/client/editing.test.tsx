import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { SaveBar } from '#client/editing/save-bar.tsx'
import { useLeaveGuard } from '#client/editing/use-leave-guard.ts'
import { $drafts, keepDraft } from '#stores/drafts.ts'
import { maySignOut } from '#stores/signing-out.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { leavePage, mount, reload } from '../support/mount.tsx'
import {
  BEGUN,
  city,
  EditorFields,
  KEY,
  name,
  panel,
  resetServer,
  saveElsewhere,
  server,
  useEditor,
} from './editor.tsx'

/** What every editor over a version does, whatever it edits. */

const t = textsOf('es')
beforeEach(resetServer)

function Editor() {
  const editing = useEditor()
  useLeaveGuard(editing.isUnsaved)
  return (
    <>
      <h1>Place</h1>
      <EditorFields editing={editing} />
      <SaveBar editing={editing} failures={{ other: 'It failed' }} />
    </>
  )
}

const button = (text: string) => page.getByRole('button', { name: text })
const saveButton = button(t('editing.save'))
const restored = page.getByText(t('editing.restored'))

test('what is typed can be saved or cancelled, and the bar goes with it', async () => {
  mount(<Editor />)
  await expect.element(name).toHaveValue('Ana')
  expect(saveButton.elements()).toEqual([])
  await name.fill(' Eva ')
  await saveButton.click()
  await expect.poll(() => saveButton.elements().length).toBe(0)
  expect(server.sent).toEqual([{ name: ' Eva ', city: 'Lugo', version: 1 }])
  await expect.element(name).toHaveValue('Eva')

  await name.fill('Otra')
  await button(t('island.cancel')).click()
  await button(t('editing.discard.discard')).click()
  await expect.element(name).toHaveValue('Eva')
  await expect.element(page.getByRole('heading', { name: 'Place' })).toHaveFocus()
  expect(server.sent).toHaveLength(1)
})

test('what is typed during a save stays, and is unsaved', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  server.hold = promise
  mount(<Editor />)
  await name.fill(' Eva ')
  await saveButton.click()
  await city.fill('Vigo')
  resolve(undefined)
  await expect.element(name).toHaveValue('Eva')
  await expect.element(city).toHaveValue('Vigo')
  await saveButton.click()
  await expect.poll(() => saveButton.elements().length).toBe(0)
  expect(server.stored).toMatchObject({ name: 'Eva', city: 'Vigo', version: 3 })
})

test('what was saved elsewhere is merged, and what both changed is to be chosen', async () => {
  mount(<Editor />)
  await name.fill('Eva')
  saveElsewhere({ name: 'Sara', city: 'Vigo' })
  await saveButton.click()
  await expect.element(panel).toHaveFocus()
  await expect.element(city).toHaveValue('Vigo')
  await expect.element(name).toHaveValue('Eva')
  await name.fill('Eva Gil')
  const choice = panel.getByRole('group', { name: 'Field name' })
  await choice.getByRole('radio', { name: /Sara/ }).click()
  await expect.element(name).toHaveValue('Sara')
  await choice.getByRole('radio', { name: /Eva/ }).click()
  await expect.element(name).toHaveValue('Eva Gil')
  await saveButton.click()
  await expect.poll(() => panel.elements().length).toBe(0)
  expect(server.stored).toMatchObject({ name: 'Eva Gil', city: 'Vigo', version: 3 })
})

test('it may be saved elsewhere once more, and is asked about again', async () => {
  mount(<Editor />)
  await name.fill('Eva')
  saveElsewhere({ name: 'Sara' })
  await saveButton.click()
  await expect.element(panel).toHaveFocus()
  saveElsewhere({ name: 'Nora' })
  await name.fill('Eva')
  await saveButton.click()
  await expect.element(panel).toHaveFocus()
  await expect.element(panel.getByRole('radio', { name: /Nora/ })).toBeVisible()
})

test('where both fit together that is said, and saved by the user', async () => {
  mount(<Editor />)
  await name.fill('Eva')
  saveElsewhere({ city: 'Vigo' })
  await saveButton.click()
  await expect.element(panel).toMatchTextContent(t('editing.stale.merged'))
  expect(server.stored.name).toBe('Ana')
  await saveButton.click()
  await expect.poll(() => server.stored.name).toBe('Eva')
})

test('what changed elsewhere and is not edited here is no question', async () => {
  mount(<Editor />)
  await name.fill('Eva')
  saveElsewhere({ visits: 7 })
  await saveButton.click()
  await expect.poll(() => saveButton.elements().length).toBe(0)
  expect(server.stored).toEqual({ version: 3, name: 'Eva', city: 'Lugo', visits: 7 })
  expect(panel.elements()).toEqual([])
})

test.each(['save', 'read'] as const)('what is gone says so, found by a %s', async (by) => {
  mount(<Editor />)
  await name.fill('Eva')
  saveElsewhere({ name: 'Sara' })
  server.isGone = by === 'read' ? by : true
  await saveButton.click()
  await expect.element(page.getByText('It is gone')).toBeVisible()
  await expect.element(name).toHaveValue('Eva')
})

test('a draft is there after a reload, merged with what was saved meanwhile, until it is saved', async () => {
  mount(<Editor />)
  await name.fill('Eva')
  await reload()
  await expect.element(restored).toBeVisible()
  await expect.element(name).toHaveValue('Eva')
  saveElsewhere({ city: 'Vigo' })
  await reload()
  // The panel says it then.
  await expect.element(panel).toMatchTextContent(t('editing.stale.merged'))
  await expect.element(name).toHaveValue('Eva')
  await expect.element(city).toHaveValue('Vigo')
  await saveButton.click()
  await expect.poll(() => server.stored.name).toBe('Eva')
  await expect.poll(() => $drafts.get()).toEqual([])
})

test('what is to be chosen is asked again after a reload', async () => {
  mount(<Editor />)
  await name.fill('Eva')
  saveElsewhere({ name: 'Sara', city: 'Vigo' })
  await saveButton.click()
  await expect.element(panel).toHaveFocus()
  for (const _time of [1, 2]) {
    await reload()
    await expect.element(panel.getByRole('radio', { name: /Sara/ })).toBeVisible()
    await expect.element(name).toHaveValue('Eva')
    await expect.element(city).toHaveValue('Vigo')
  }
})

test('a draft goes with its save, also where the editor is closed before the answer', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  server.hold = promise
  mount(<Editor />)
  await name.fill('Eva')
  await expect.poll(() => $drafts.get().length).toBe(1)
  await saveButton.click()
  leavePage()
  resolve(undefined)
  await expect.poll(() => $drafts.get()).toEqual([])
  expect(server.stored.name).toBe('Eva')
})

test('what is given up while it is being saved is as it was saved, and not typed over it', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  server.hold = promise
  const Discarding = () => {
    const editing = useEditor()
    return (
      <>
        <EditorFields editing={editing} />
        <button onClick={editing.form.submit}>Save</button>
        <button onClick={() => editing.discard()}>Give up</button>
        <output>{String(editing.isUnsaved)}</output>
      </>
    )
  }
  mount(<Discarding />)
  await name.fill('Eva')
  await button('Save').click()
  await button('Give up').click()
  await expect.element(name).toHaveValue('Ana')
  resolve(undefined)
  await expect.element(name).toHaveValue('Eva')
  await expect.element(page.getByRole('status').last()).toHaveTextContent('false')
  expect($drafts.get()).toEqual([])
})

test('a draft of an older form is not taken, and none of another user', async () => {
  keepDraft({ ...KEY, base: BEGUN, typed: { name: 'Eva' } })
  keepDraft({ ...KEY, owner: 'eva', base: BEGUN, typed: { name: 'Eva', city: '' } })
  mount(<Editor />)
  await expect.element(name).toHaveValue('Ana')
  expect(restored.elements()).toEqual([])
})

test('before signing out it is asked once, however many are unsaved', async () => {
  const asked = vi.spyOn(window, 'confirm').mockReturnValue(false)
  const unasked = vi.fn(() => true)
  mount(<Editor />, { signedIn: true })
  mount(<Guarded />, { signedIn: true })
  await name.fill('Eva')
  expect(maySignOut(unasked)).toBe(false)
  expect(asked.mock.calls).toEqual([[t('session.leave')]])
  asked.mockReturnValue(true)
  expect(maySignOut(unasked)).toBe(true)
  expect(asked).toHaveBeenCalledTimes(2)
  expect(unasked).not.toHaveBeenCalled()
  asked.mockRestore()
})

test('before signing out it is asked where no editor is open too, while something is unsaved in the tab', () => {
  const agrees = vi.fn(() => false)
  expect(maySignOut(agrees)).toBe(true)
  keepDraft({ ...KEY, base: BEGUN, typed: BEGUN })
  expect(maySignOut(agrees)).toBe(false)
  expect(agrees).toHaveBeenCalledTimes(1)
})

/** An editor with a button that saves at once, whatever is being saved. @returns the versions that the saves settled with */
function mountSaving() {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  server.hold = promise
  const saved: (number | undefined)[] = []
  const Saving = () => {
    const editing = useEditor()
    const save = () => void editing.save().then((stored) => saved.push(stored?.version))
    return (
      <>
        <EditorFields editing={editing} />
        <button onClick={save}>Save</button>
      </>
    )
  }
  mount(<Saving />)
  return { saved, resolve }
}

test('a save that waited is not made over what was saved elsewhere and is to be chosen first', async () => {
  const { saved, resolve } = mountSaving()
  await name.fill('Eva')
  saveElsewhere({ name: 'Bea' })
  await button('Save').click()
  await button('Save').click()
  resolve(undefined)
  await expect.poll(() => saved).toEqual([undefined, undefined])
  expect(server.sent).toHaveLength(1)
  expect(server.stored).toMatchObject({ name: 'Bea', version: 2 })
})

test('a second save waits for the first, and is over what that one stored', async () => {
  const { saved, resolve } = mountSaving()
  await name.fill('Eva')
  await button('Save').click()
  await city.fill('Vigo')
  await button('Save').click()
  expect(server.sent).toEqual([{ name: 'Eva', city: 'Lugo', version: 1 }])
  resolve(undefined)
  await expect.poll(() => saved).toEqual([2, 3])
  expect(server.sent.slice(1)).toEqual([{ name: 'Eva', city: 'Vigo', version: 2 }])
  await expect.poll(() => $drafts.get()).toEqual([])
})

function Guarded() {
  useLeaveGuard(true)
  return null
}
