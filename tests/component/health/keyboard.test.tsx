import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { reach } from '../support/reach.ts'
import { counted, openHealth, records, register, shown, t } from './support.tsx'

test('a record is written, read, changed, deleted and had again by keys alone', async () => {
  openHealth('?tab=profile')
  const tab = (name: 'profile' | 'data') =>
    page.getByRole('tab', { name: t(`health.tabs.${name}`), exact: false })
  const { field, saved } = register()
  const { rows, dialog, edit, details, question } = records()
  await reach(tab('profile'))
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('data')).toHaveAttribute('aria-selected', 'true')
  await reach(field('weight'))
  await userEvent.keyboard('69,8{Enter}')
  await expect.element(saved).toMatchTextContent('peso 69,8 kg')
  await reach(page.getByRole('link', { name: t('healthRegister.saved.see') }))
  await userEvent.keyboard('{Enter}')
  await expect.element(details.first()).toHaveFocus()

  await reach(edit.first(), '{Shift>}{Tab}{/Shift}')
  await userEvent.keyboard('{Enter}')
  await reach(dialog.getByLabelText(t('health.measure.weight'), { exact: false }))
  await userEvent.keyboard('{Control>}a{/Control}69,5{Enter}')
  await counted(dialog, 0)
  await expect.element(rows.first()).toMatchTextContent('69,5 kg')
  await expect.element(edit.first()).toHaveFocus()

  await reach(
    rows.first().getByRole('button', { name: t('healthRecords.remove.open'), exact: false }),
  )
  await userEvent.keyboard('{Enter}')
  await expect.element(question.getByRole('button', { name: t('island.cancel') })).toHaveFocus()
  await reach(question.getByRole('button', { name: t('healthRecords.remove.confirm') }))
  await userEvent.keyboard('{Enter}')
  await expect.element(rows.first()).not.toMatchTextContent('69,5 kg')
  await expect
    .element(page.getByRole('button', { name: t('healthRecords.remove.undo') }))
    .toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(rows.first()).toMatchTextContent('69,5 kg')
})

test('a share is granted by keys alone, and its dialog gives the focus back', async () => {
  openHealth('?tab=authorizations')
  const pending = page.getByRole('region', { name: t('healthSharing.group.pending') })
  const open = pending.getByRole('button', {
    name: new RegExp(`^${t('healthSharing.action.authorize')}`),
  })
  await reach(open)
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog')
  await shown(dialog)
  await userEvent.keyboard('{Escape}')
  await expect.element(open).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await reach(dialog.getByRole('button', { name: t('healthSharing.grant.nothing') }))
  await userEvent.keyboard('{Enter}')
  const weight = dialog.getByRole('switch', { name: t('health.flag.weight') })
  await reach(weight)
  await userEvent.keyboard(' ')
  await expect.element(weight).toBeChecked()
  await reach(
    dialog.getByRole('button', { name: t('healthSharing.grant.authorize', { name: 'Carmen' }) }),
  )
  await userEvent.keyboard('{Enter}')
  const shared = page
    .getByRole('region', { name: t('healthSharing.group.active') })
    .getByRole('listitem', { name: 'Carmen Vidal', exact: false })
  await expect.element(shared).toMatchTextContent('Carmen ve tu peso')
  await expect.element(shared).toHaveFocus()
})
