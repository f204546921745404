import { useEffect, useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { bySchema } from '#client/form/check.ts'
import { Fields } from '#client/form/fields.tsx'
import { useForm } from '#client/form/use-form.ts'
import { island } from '#client/island/island.tsx'
import { Email } from '#lib/accounts/email.ts'
import { Line } from '#lib/fields/line.ts'
import { TEXTS } from '#lib/i18n/texts.ts'
import { mount, mountBuilt } from '../support/mount.tsx'

/** What every form of the site does, whatever it asks for. */

const Signup = z.strictObject({
  email: Email,
  name: Line(20, 2),
  role: z.enum(['coach', 'client'], 'required'),
  topics: z.array(z.string()).check(z.minLength(1, 'required')),
  agrees: z.literal(true, 'terms_required'),
  tags: z.array(z.string()),
})
const INITIAL = {
  ...{ email: '', name: '', role: '', agrees: false },
  ...{ topics: [] as readonly string[], tags: [] as readonly string[] },
}

let sent: unknown[] = []
beforeEach(() => {
  sent = []
})

function Screen({ hasName = true }: { hasName?: boolean }) {
  const form = useForm({
    initial: INITIAL,
    check: bySchema(Signup),
    onSubmit: (body) => sent.push(body),
  })
  return (
    <form {...form.props} className="grid gap-4">
      <Fields
        form={form}
        of={{
          email: { kind: 'email', label: 'Email', required: true },
          ...(hasName && { name: { kind: 'text', label: 'Name' } }),
          role: {
            kind: 'select',
            label: 'Role',
            none: '–',
            options: [
              ['coach', 'Coach'],
              ['client', 'Client'],
            ],
          },
          topics: {
            kind: 'some',
            label: 'Topics',
            options: [
              ['sleep', 'Sleep'],
              ['food', 'Food'],
            ],
          },
          agrees: { kind: 'box', label: 'I agree' },
          tags: { kind: 'list', label: 'Tags' },
        }}
      />
      <button type="submit">Send</button>
      <button
        type="button"
        onClick={() => form.show({ email: 'taken', 'tags.0': 'too_long', x: 'y' })}
      >
        Refuse
      </button>
      <button
        type="button"
        onClick={() => form.set({ name: 'Ana', topics: ['food'], agrees: true })}
      >
        Fill
      </button>
      <button type="button" onClick={() => form.reset()}>
        Clear
      </button>
      <output>{form.values.name}</output>
    </form>
  )
}

const BuiltScreen = island(Screen, 'fields')
const field = (name: string) => page.getByLabelText(name)
const button = (name: string) => page.getByRole('button', { name })
const control = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!

const ALL = { email: 'ana@example.com', name: 'Ana', role: 'coach', topics: ['food'], agrees: true }

async function fillIn() {
  await field('Email').fill(ALL.email)
  await field('Name').fill(ALL.name)
  await field('Role').selectOptions(ALL.role)
  await field('Food').click()
  await field('I agree').click()
}

test('a form sends what stands in its controls', async () => {
  mount(<Screen />)
  await fillIn()
  await field('Tags').fill('yoga')
  await userEvent.keyboard('{Enter}')
  await button('Send').click()
  expect(sent).toEqual([{ ...ALL, tags: ['yoga'] }])
})

test('what was filled in without an event, as by a password manager, is sent', async () => {
  mount(<Screen />)
  await expect.element(button('Send')).toBeVisible()
  control('email').value = ALL.email
  control('name').value = ALL.name
  control('role').value = ALL.role
  document.querySelector<HTMLInputElement>('[value=food]')!.checked = true
  control('agrees').checked = true
  await button('Send').click()
  expect(sent).toEqual([{ ...ALL, tags: [] }])
})

test('what was filled in without an event stays while something else is typed', async () => {
  mount(<Screen />)
  await expect.element(button('Send')).toBeVisible()
  control('email').value = ALL.email
  await field('Name').fill('Ana')
  await expect.element(field('Email')).toHaveValue(ALL.email)
})

test('what was filled in without an event stays when something else is set', async () => {
  mount(<Screen />)
  await expect.element(button('Send')).toBeVisible()
  control('email').value = ALL.email
  await button('Fill').click()
  await field('Role').selectOptions(ALL.role)
  await button('Send').click()
  expect(sent).toEqual([{ ...ALL, tags: [] }])
})

test('what was typed before the page was alive stays, and is known', async () => {
  const hydrate = mountBuilt(<BuiltScreen locale="en" texts={TEXTS.en} />, { locale: 'en' })
  control('name').value = 'Early'
  await hydrate()
  await expect.element(field('Name')).toHaveValue('Early')
  await expect.element(page.getByRole('status')).toHaveTextContent('Early')
})

test('problems stand at their fields, and the first gets the focus', async () => {
  mount(<Screen />, { locale: 'en' })
  await field('Email').fill(ALL.email)
  await button('Send').click()
  await expect.element(field('Name')).toHaveFocus()
  await expect.element(field('Name')).toHaveAccessibleDescription('This is too short')
  await expect.element(page.getByText('Choose at least one')).toBeVisible()
  await expect.element(field('Email')).not.toHaveAttribute('aria-invalid')
  expect(sent).toEqual([])
})

test('a problem goes when it is corrected, under a box when it is ticked', async () => {
  mount(<Screen />, { locale: 'en' })
  await button('Send').click()
  const wrong = field('Name')
  await wrong.fill('A')
  await expect.element(wrong).toHaveAccessibleDescription('This is too short')
  await wrong.fill('Ana')
  await expect.element(wrong).not.toHaveAttribute('aria-invalid')
  await expect.element(field('I agree')).toHaveAttribute('aria-invalid', 'true')
  await field('I agree').click()
  await expect.element(field('I agree')).not.toHaveAttribute('aria-invalid')
  await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true')
})

test('what the server refuses stands at its field until that is changed, of a list at the list', async () => {
  mount(<Screen />, { locale: 'en' })
  await fillIn()
  await button('Refuse').click()
  await expect.element(field('Email')).toHaveFocus()
  await expect.element(field('Tags')).toHaveAttribute('aria-invalid', 'true')
  await field('Name').fill('Eva')
  await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true')
  await field('Email').fill('eva@example.com')
  await expect.element(field('Email')).not.toHaveAttribute('aria-invalid')
})

test('values that are set are in their controls, and go when the form begins anew', async () => {
  mount(<Screen />)
  await button('Fill').click()
  await expect.element(field('Name')).toHaveValue('Ana')
  await expect.element(field('Food')).toBeChecked()
  await expect.element(field('I agree')).toBeChecked()
  await button('Clear').click()
  await expect.element(field('Name')).toHaveValue('')
  await expect.element(field('Food')).not.toBeChecked()
  await expect.element(field('I agree')).not.toBeChecked()
})

test('a field that comes later shows what the form holds of it, and one that is not shown keeps it', async () => {
  const { promise, resolve } = Promise.withResolvers<(shown: boolean) => void>()
  function Steps() {
    const [hasName, setName] = useState(true)
    useEffect(() => resolve(setName), [])
    return <Screen hasName={hasName} />
  }
  mount(<Steps />)
  await fillIn()
  const show = await promise
  show(false)
  await expect.element(field('Name')).not.toBeInTheDocument()
  await field('Email').fill('eva@example.com')
  await button('Send').click()
  expect(sent).toEqual([{ ...ALL, email: 'eva@example.com', tags: [] }])
  show(true)
  await expect.element(field('Name')).toHaveValue('Ana')
})
