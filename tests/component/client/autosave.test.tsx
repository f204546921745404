import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useAutosave } from '#client/editing/use-autosave.ts'
import { leavePage, mount } from '../support/mount.tsx'
import {
  city,
  EditorFields,
  name,
  panel,
  resetServer,
  saveElsewhere,
  server,
  useEditor,
  valuesOf,
} from './editor.tsx'

/** What every editor does that saves by itself. */

beforeEach(resetServer)

function Autosaved() {
  const editing = useEditor()
  const { form, conflicts } = editing
  const [first] = useState(valuesOf(server.stored))
  const { state } = useAutosave({
    value: form.values,
    saved: first,
    save: async () => (await editing.save()) !== null,
    isPaused: conflicts !== null && conflicts.length > 0,
  })
  return (
    <>
      <EditorFields editing={editing} />
      <output>{state}</output>
    </>
  )
}

const state = page.getByRole('status').last()

test('an editor that saves by itself does so after a pause, over the version of the save before', async () => {
  mount(<Autosaved />)
  await name.fill('Eva')
  await expect.element(state).toHaveTextContent('unsaved')
  await expect.poll(() => server.stored.name).toBe('Eva')
  await expect.element(state).toHaveTextContent('saved')
  await city.fill('Vigo')
  leavePage()
  await expect.poll(() => server.stored).toMatchObject({ name: 'Eva', city: 'Vigo', version: 3 })
})

test('what is typed while it saves by itself is saved after it, also where the page is left', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  server.hold = promise
  mount(<Autosaved />)
  await name.fill('Eva')
  await expect.element(state).toHaveTextContent('saving')
  await city.fill('Vigo')
  leavePage()
  resolve(undefined)
  await expect.poll(() => server.stored).toMatchObject({ name: 'Eva', city: 'Vigo', version: 3 })
})

test('an editor that saves by itself waits while something is to be chosen', async () => {
  mount(<Autosaved />)
  await name.fill('Eva')
  saveElsewhere({ name: 'Sara' })
  await expect.element(panel).toHaveFocus()
  dispatchEvent(new Event('online'))
  expect(server.sent).toHaveLength(1)
  await panel.getByRole('radio', { name: /Sara/ }).click()
  await expect.element(name).toHaveValue('Sara')
  expect(server.stored).toMatchObject({ name: 'Sara', version: 2 })
})

test('what could not be saved by itself is said, and tried again when the network is back', async () => {
  server.isGone = true
  mount(<Autosaved />)
  await name.fill('Eva')
  await expect.element(state).toHaveTextContent('failed')
  server.isGone = false
  dispatchEvent(new Event('online'))
  await expect.poll(() => server.stored.name).toBe('Eva')
  await expect.element(state).toHaveTextContent('saved')
})
