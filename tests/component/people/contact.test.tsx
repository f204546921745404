import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ContactSheet, SHEET_ID } from '#client/contact/contact-sheet.tsx'
import { contactProfessional } from '#lib/contact/calls.ts'
import { type Sent } from '#lib/contact/schemas.ts'
import type { UserId } from '#lib/ids.ts'
import { judgePassword } from '#lib/passwords/calls.ts'
import { getOwnProfile } from '#lib/profile/calls.ts'
import { checkEmail, getChallenge, signUp } from '#lib/sign-up/calls.ts'
import { profilePath } from '#lib/site/routes.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { press } from '../support/act.ts'
import { expectAccessible } from '../support/accessible.ts'
import { answer, answerAt, ok, refused } from '../support/api.ts'
import { mount, unmountAll } from '../support/mount.tsx'
import { ownProfile } from './support/own-profile.ts'
import { idOf } from './support/people.ts'

const t = textsOf('es')
const ALBA = { id: idOf(1), type: 'trainer' as const, name: 'Alba Directa' }
const WRITTEN = 'Nunca he pisado un gimnasio. ¿Puedo los martes?'
const CODE = 'MFA-0b6e2c62-1A2B3C4D'
const SENT: Sent = {
  items: [{ professionalId: ALBA.id, professionalType: 'trainer', code: CODE }],
}
const SAID = `Mensaje enviado exitosamente. Código de seguimiento: ${CODE}`
const OPEN = 'Contactar'
const OWN = { name: 'Test athlete', email: 'athlete@example.com', phone: '+34 600 000 000' }

/** The sheet to write to a trainer, and the button of the page that has opened it. */
async function mountSheet({ signedIn = false } = {}) {
  answer(judgePassword, { weakness: null })
  mount(
    <>
      <button popoverTarget={SHEET_ID}>{OPEN}</button>
      <ContactSheet to={TO} own={signedIn ? OWN : null} opened={null} />
    </>,
    { at: profilePath('trainer', ALBA.id), signedIn },
  )
  const opener = page.getByRole('button', { name: OPEN })
  const sheet = page.getByRole('dialog')
  await opener.click()
  await expect.element(sheet).toBeVisible()
  return {
    opener,
    sheet,
    name: sheet.getByLabelText(t('contact.name')),
    objective: sheet.getByLabelText(t('contact.objectiveLabel')),
    message: sheet.getByLabelText(t('contact.message')),
    next: sheet.getByRole('button', { name: t('contact.next') }),
    send: sheet.getByRole('button', { name: t('contact.send') }),
    said: page.getByText(SAID, { exact: true }),
  }
}
const TO = [ALBA]

test('a signed-in person is asked for nothing that is known, and gets a code', async () => {
  const sent = answer(contactProfessional, SENT)
  const contact = await mountSheet({ signedIn: true })
  await expect.element(contact.name).toHaveValue('Test athlete')
  await contact.objective.selectOptions('strength')
  await contact.message.fill(WRITTEN)
  await contact.send.click()
  await expect.element(contact.said).toBeVisible()
  expect(sent().map(({ params, body }) => ({ to: params['id'], body }))).toEqual([
    {
      to: ALBA.id,
      body: {
        ...{ name: 'Test athlete', phone: OWN.phone, objective: 'strength', message: WRITTEN },
        alsoTo: [],
      },
    },
  ])
})

test('a sent message closes the sheet, which then has a form for another one', async () => {
  const sent = answer(contactProfessional, SENT)
  const contact = await mountSheet({ signedIn: true })
  await contact.objective.selectOptions('strength')
  await contact.message.fill(WRITTEN)
  await contact.send.click()
  await expect.element(contact.said).toBeVisible()
  expect(contact.sheet.elements()).toEqual([])
  expect(sessionStorage.getItem('contact-draft')).toBeNull()
  await contact.opener.click()
  await expect.element(contact.message).toHaveValue('')
  await expect.element(contact.objective).toHaveValue('')
  await expect.element(contact.name).toHaveValue(OWN.name)
  await contact.objective.selectOptions('endurance')
  await contact.message.fill('¿Y los jueves?')
  await contact.send.click()
  await expect.poll(() => sent().length).toBe(2)
})

test('what is missing is said beside the fields, too, until it is there', async () => {
  const contact = await mountSheet({ signedIn: true })
  await contact.send.click()
  const said = contact.sheet.getByRole('alert').first()
  await expect.element(said).toHaveTextContent('Por favor completa todos los campos requeridos')
  await contact.objective.selectOptions('strength')
  await contact.message.fill(WRITTEN)
  await expect.element(contact.sheet.getByText(t('contact.failure.fields'))).not.toBeInTheDocument()
})

test('each field says what is wrong with it, and nothing is sent', async () => {
  const sent = answer(contactProfessional, SENT)
  const contact = await mountSheet({ signedIn: true })
  await expect.element(contact.name).toHaveValue('Test athlete')
  await contact.name.fill('N')
  await contact.message.fill('corto')
  await contact.sheet.getByLabelText(t('contact.phone'), { exact: false }).fill('call me')
  await contact.send.click()
  const said = (text: string) => contact.sheet.getByText(text)
  await expect.element(said(t('contact.problem.name'))).toBeVisible()
  await expect.element(said(t('contact.problem.message'))).toBeVisible()
  await expect.element(said(t('fields.problem.invalid_phone'))).toBeVisible()
  await expect.element(said(t('fields.problem.required'))).toBeVisible()
  await expect.element(contact.name).toHaveFocus()
  await expect.element(contact.name).toHaveValue('N')
  await contact.objective.selectOptions('strength')
  await expect.element(said(t('fields.problem.required'))).not.toBeInTheDocument()
  await contact.name.fill('Nora')
  await expect.element(said(t('contact.problem.name'))).not.toBeInTheDocument()
  await expect.element(said(t('contact.problem.message'))).toBeVisible()
  expect(sent()).toEqual([])
})

test('an objective that the server refuses is marked in the letter', async () => {
  const contact = await mountSheet({ signedIn: true })
  await expect.element(contact.name).toHaveValue('Test athlete')
  await contact.objective.selectOptions('strength')
  await contact.message.fill(WRITTEN)
  answer(contactProfessional, () => refused('INVALID_INPUT', { objective: 'invalid' }))
  await contact.send.click()
  await expect.element(contact.objective).toHaveFocus()
  await expect.element(contact.objective).toHaveAccessibleDescription(t('fields.problem.invalid'))
})

test('what is typed survives closing the sheet and drawing it again', async () => {
  const contact = await mountSheet()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => contact.sheet.elements().length).toBe(0)
  await press(contact.opener, '{Enter}')
  await contact.message.fill(WRITTEN)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => contact.sheet.elements().length).toBe(0)
  await expect.element(contact.opener).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(contact.message).toHaveValue(WRITTEN)
  // What the tab keeps is what it would find after a reload.
  const kept = sessionStorage.getItem('contact-draft')!
  await unmountAll()
  sessionStorage.setItem('contact-draft', kept)
  dispatchEvent(new StorageEvent('storage', { key: 'contact-draft', newValue: kept }))
  const again = await mountSheet()
  await expect.element(again.message).toHaveValue(WRITTEN)
})

test('a message that cannot be sent stays in the sheet, and is sent by a second try', async () => {
  const contact = await mountSheet({ signedIn: true })
  await expect.element(contact.name).toHaveValue('Test athlete')
  await contact.objective.selectOptions('strength')
  await contact.message.fill(WRITTEN)
  answer(contactProfessional, () => refused('UNAVAILABLE'))
  await contact.send.click()
  await expect
    .element(contact.sheet.getByRole('alert'))
    .toHaveTextContent(t('contact.failure.network'))
  await expect.element(contact.message).toHaveValue(WRITTEN)
  answer(contactProfessional, SENT)
  await contact.send.click()
  await expect.element(contact.said).toBeVisible()
})

test('a visitor who has an account signs in within the sheet, and the message is sent', async () => {
  answer(getChallenge, { left: 2, operator: 'plus', right: 3, token: 'token' })
  const sent = answer(contactProfessional, SENT)
  const contact = await mountSheet()
  await contact.name.fill('Nora')
  await contact.objective.selectOptions('strength')
  await contact.message.fill(WRITTEN)
  await contact.next.click()
  await expect.element(contact.sheet.getByText(WRITTEN)).toBeVisible()
  expect(sent()).toEqual([])
  await contact.sheet.getByText(t('contact.account.known'), { exact: true }).click()
  answerAt('GET', '/auth/csrf', { csrfToken: 'csrf' })
  const entered = answerAt('POST', '/auth/callback/credentials', {})
  answer(getOwnProfile, ownProfile({ displayName: 'Nora' }))
  const email = 'nora@example.com'
  await contact.sheet.getByLabelText(t('auth.email'), { exact: true }).fill(email)
  await contact.sheet.getByLabelText(t('auth.password'), { exact: true }).fill('a long secret')
  await contact.sheet.getByRole('button', { name: t('auth.signIn.submit') }).click()
  await expect.element(contact.said).toBeVisible()
  expect(entered()[0]?.body).toMatchObject({ email, password: 'a long secret' })
  expect(sent().map(({ body }) => (body as { message: string }).message)).toEqual([WRITTEN])
})

test('a visitor without an account keeps all that is typed after a wrong sum, and signs up', async () => {
  answer(getChallenge, { left: 2, operator: 'plus', right: 3, token: 'first' })
  const checked = answer(checkEmail, ({ body }) =>
    (body as { challenge: { answer: number } }).challenge.answer === 7
      ? ok({ exists: false, pass: 'pass' })
      : refused('INVALID_INPUT', { 'challenge.answer': 'wrong_answer' }),
  )
  const made = answer(signUp, {
    ...{ uploadToken: 'upload', isMailed: true },
    userId: crypto.randomUUID() as UserId,
  })
  const contact = await mountSheet()
  await contact.name.fill('Nora')
  await contact.objective.selectOptions('strength')
  await contact.message.fill(WRITTEN)
  await contact.next.click()
  const { sheet } = contact
  const [email, password] = [t('auth.email'), t('auth.password')].map((label) =>
    sheet.getByLabelText(label, { exact: true }),
  )
  const sum = (left: number) =>
    sheet.getByLabelText(
      t('fields.sum.question', { left, operator: t('fields.sum.operator.plus'), right: 3 }),
    )
  const agrees = sheet.getByRole('checkbox')
  const submit = sheet.getByRole('button', { name: t('contact.account.submit') })
  // As a password manager may: without an event.
  ;(email!.element() as HTMLInputElement).value = 'Nora@Example.com'
  await password!.fill('cinco sillas verdes')
  await sum(2).fill('6')
  await submit.click()
  await expect.element(agrees).toHaveAttribute('aria-invalid', 'true')
  await agrees.click()
  await expect.element(agrees).not.toHaveAttribute('aria-invalid')
  answer(getChallenge, { left: 4, operator: 'plus', right: 3, token: 'another' })
  await submit.click()
  await expect
    .element(sum(4))
    .toHaveAccessibleDescription(new RegExp(t('fields.problem.wrong_answer')))
  await expect.element(sum(4)).toHaveValue('')
  await expect.element(email!).toHaveValue('Nora@Example.com')
  await expect.element(password!).toHaveValue('cinco sillas verdes')
  await expect.element(agrees).toBeChecked()
  expect(sheet.getByRole('alert').elements()).toEqual([])
  await sum(4).fill('7')
  await submit.click()
  await expect.element(sheet.getByText(/nora@example\.com/)).toBeVisible()
  expect(checked()).toHaveLength(2)
  expect(made().map(({ body }) => body)).toEqual([
    expect.objectContaining({ userType: 'sender', email: 'nora@example.com', pass: 'pass' }),
  ])
  expect(sessionStorage.getItem('contact-draft')).toBeNull()
})

test('an address that has an account leads to the sign-in, with the address in it', async () => {
  answer(getChallenge, { left: 2, operator: 'plus', right: 3, token: 'first' })
  answer(checkEmail, { exists: true, pass: null })
  const contact = await mountSheet()
  await contact.name.fill('Nora')
  await contact.objective.selectOptions('strength')
  await contact.message.fill(WRITTEN)
  await contact.next.click()
  const { sheet } = contact
  const email = sheet.getByLabelText(t('auth.email'), { exact: true })
  await email.fill('nora@example.com')
  await sheet.getByLabelText(t('auth.password'), { exact: true }).fill('cinco sillas verdes')
  await sheet.getByLabelText(/2 \p{L}+ 3\?/u).fill('5')
  await sheet.getByRole('checkbox').click()
  await sheet.getByRole('button', { name: t('contact.account.submit') }).click()
  await expect.element(sheet.getByText(t('contact.account.taken'))).toBeVisible()
  await expect.element(email).toHaveValue('nora@example.com')
  await sheet.getByRole('button', { name: t('contact.account.change') }).click()
  await expect.element(contact.message).toHaveValue(WRITTEN)
})

test('each step is accessible, and the focus follows it by keys alone', async () => {
  answer(getChallenge, { left: 2, operator: 'plus', right: 3, token: 'token' })
  const contact = await mountSheet()
  const isInside = () => contact.sheet.element().contains(document.activeElement)
  await expect.poll(isInside).toBe(true)
  await contact.name.fill('Nora')
  await contact.objective.selectOptions('strength')
  await contact.message.fill(WRITTEN)
  await expectAccessible('the message')
  await press(contact.next, '{Enter}')
  await expect.element(contact.sheet.getByText(/\d+ \p{L}+ \d+\?/u)).toBeVisible()
  await expect.poll(isInside).toBe(true)
  await expectAccessible('the account')
})

test('is accessible at its end', async () => {
  answer(contactProfessional, () => ok(SENT))
  const contact = await mountSheet({ signedIn: true })
  await contact.objective.selectOptions('strength')
  await contact.message.fill(WRITTEN)
  await expect.element(contact.name).toHaveValue('Test athlete')
  await contact.send.click()
  await expect.element(contact.said).toBeVisible()
  await expectAccessible('the code')
})
