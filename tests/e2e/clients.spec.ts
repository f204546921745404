import { madridDay } from '#lib/format/madrid-day.ts'
import { PATHS } from '#lib/site/routes.ts'
import { clientsOn, newClient, readsOf, trainerIn } from './support/clients.ts'
import { signInDemo } from './support/demo-session.ts'
import { submitSignIn } from './support/forms.ts'
import { apiOf } from './support/keeper.ts'
import { enter, enterAs, forgetTries, newPerson } from './support/person.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const t = textsOf('es')
const inDays = (days: number) => madridDay(new Date(Date.now() + days * 86_400_000))

test('the tabs say how many there are; a request is a name and a day', async ({
  page,
  context,
  baseURL,
}) => {
  const trainer = await trainerIn(context, baseURL!)
  await newClient(trainer, { name: 'Nora Salas', shares: ['weight', 'heart_rate'] })
  await newClient(trainer, { name: 'Iker Ruiz', shares: null })
  const clients = clientsOn(page)
  await clients.open()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('clients.title'))
  await expect(clients.tab('active', 1)).toHaveAttribute('aria-selected', 'true')
  const nora = clients.card('Nora Salas')
  await expect(nora).toContainText(/Autorizado el \d+ de \w+ de \d{4}/)
  await expect(nora).toContainText('2 de 9')
  await expect(nora).toContainText('sin fecha')

  // The red count is beside the label.
  await expect(clients.tab('pending', 1)).toHaveText('Solicitudes Pendientes (1)1')
  await clients.tab('pending', 1).click()
  await expect(page).toHaveURL(`${clients.path}?tab=pending`)
  const iker = clients.card('Iker Ruiz')
  await expect(iker).toContainText(/Solicitud recibida el \d+ de \w+ de \d{4}/)
  await expect(iker).toContainText(t('clients.card.pending'))
  await expect(iker.getByRole('link')).toHaveCount(0)
  await page.goBack()
  await expect(nora).toBeVisible()
})

test('nobody yet: both tabs say so and offer the invitation', async ({
  page,
  context,
  baseURL,
}) => {
  await trainerIn(context, baseURL!)
  const clients = clientsOn(page)
  await clients.open()
  await expect(page.getByRole('heading', { name: t('clients.empty.active') })).toBeVisible()
  await expect(clients.tab('pending', 0)).toHaveText('Solicitudes Pendientes (0)')
  await clients.tab('pending', 0).click()
  await expect(page.getByRole('heading', { name: t('clients.empty.pending') })).toBeVisible()
  await page.getByRole('tabpanel').getByRole('button').click()
  await expect(page.getByRole('dialog', { name: t('clients.invite.title') })).toBeVisible()
})

test('a name is looked for, and what was typed stays', async ({ page, context, baseURL }) => {
  const trainer = await trainerIn(context, baseURL!)
  for (const name of ['Nora Salas', 'José Núñez', 'Marta Rubio']) await newClient(trainer, { name })
  const clients = clientsOn(page)
  await clients.open()
  await clients.search.fill('nunez')
  await expect(clients.names).toHaveText(['José Núñez'])
  await expect(page.getByRole('status')).toHaveText('1 resultado de «nunez»')
  // Of all, whatever is looked for; and no name is in the address.
  await expect(clients.tab('active', 3)).toBeVisible()
  expect(page.url()).not.toContain('nunez')

  await clients.view('records', 'José Núñez').click()
  await expect(page.getByRole('heading', { level: 1, name: 'José Núñez' })).toBeVisible()
  await page.goBack()
  await expect(clients.search).toHaveValue('nunez')
  await expect(clients.names).toHaveText(['José Núñez'])

  await clients.search.fill('nadie')
  await clients.search.press('Enter')
  await expect(page.getByRole('heading', { name: t('clients.search.none') })).toBeVisible()
  await page.getByRole('button', { name: t('clients.search.clear') }).click()
  await expect(clients.search).toHaveValue('')
  await expect(clients.names).toHaveCount(3)
})

test('who waits comes first: a high answer, then a share that ends; other orders are in the address', async ({
  page,
  context,
  newVisitor,
  baseURL,
}) => {
  await forgetTries()
  const trainer = await trainerIn(context, baseURL!)
  const api = apiOf(context, baseURL!)
  const answering = await newClient(trainer, { name: 'Zoe Alba' })
  await newClient(trainer, { name: 'Ana Mora' })
  await newClient(trainer, { name: 'Blas Vega', expiresOn: inDays(3) })
  const { items } = await api<{ items: { id: string }[] }>('POST', 'workspace/questionnaires', {
    clients: [answering.share],
    title: 'Evaluación inicial',
    questions: [{ type: 'text', text: '¿Cómo estás?' }],
    dueOn: null,
    repeatUntil: null,
    locale: 'es',
  })
  const visitor = await newVisitor()
  await enter(visitor, baseURL!, answering)
  await apiOf(visitor, baseURL!)('POST', `health/questionnaires/${items[0]!.id}/answers`, {
    responses: { q0: 'Tengo un dolor intenso' },
  })

  const clients = clientsOn(page)
  await clients.open()
  await expect(clients.names).toHaveText(['Zoe Alba', 'Blas Vega', 'Ana Mora'])
  await expect(clients.card('Zoe Alba')).toContainText(t('workspace.priority.high'))
  await expect(clients.card('Blas Vega')).toContainText(/, en 3 días/)
  await clients.sort.selectOption({ label: t('clients.sort.name') })
  await expect(clients.names).toHaveText(['Ana Mora', 'Blas Vega', 'Zoe Alba'])
  await expect(page).toHaveURL(`${clients.path}?sort=name`)
  await page.reload()
  await expect(clients.names).toHaveText(['Ana Mora', 'Blas Vega', 'Zoe Alba'])
  // Looking at the list is nobody's read.
  expect(await readsOf(answering)).toEqual([])
})

test('more than a page: pages, and a client of the last one opened by the address', async ({
  page,
  context,
  baseURL,
}) => {
  const trainer = await trainerIn(context, baseURL!)
  const all = []
  for (let n = 10; n < 36; n++) all.push(await newClient(trainer, { name: `Cliente ${n}` }))
  const clients = clientsOn(page)
  await clients.open('?sort=name')
  await expect(clients.names).toHaveCount(24)
  await page.getByRole('link', { name: t('common.paging.page', { page: 2 }) }).click()
  await expect(clients.names).toHaveText(['Cliente 34', 'Cliente 35'])
  await expect(page).toHaveURL(`${clients.path}?sort=name&page=2`)
  // A search begins with its own first page.
  await clients.search.fill('cliente 1')
  await expect(clients.names).toHaveCount(10)

  await page.goto(`${clients.path}?sort=name&client=${all.at(-1)!.share}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Cliente 35' })).toBeVisible()
  await expect(
    page.getByRole('link', { name: t('clients.client.all', { count: 26 }) }),
  ).toBeVisible()
})

test('the link of the invitation leads a new athlete to the request', async ({
  page,
  context,
  newVisitor,
  baseURL,
}) => {
  await forgetTries()
  await trainerIn(context, baseURL!)
  const clients = clientsOn(page)
  await clients.open()
  await clients.invite.first().click()
  const dialog = page.getByRole('dialog', { name: t('clients.invite.title') })
  await expect(dialog).toHaveAccessibleDescription(t('clients.invite.text'))
  await expect(dialog.getByRole('img', { name: t('clients.invite.code') })).toBeVisible()
  const link = await dialog.getByRole('textbox', { name: t('clients.invite.link') }).inputValue()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: t('clients.invite.save') }).click()
  expect((await download).suggestedFilename()).toBe('codigo-mi-forma-activa.png')
  await page.keyboard.press('Escape')
  await expect(clients.invite.first()).toBeFocused()

  const visitor = await newVisitor()
  await enterAs(visitor, baseURL!)
  const athlete = await visitor.newPage()
  const { pathname, search } = new URL(link)
  await athlete.goto(pathname + search)
  const linked = athlete.getByRole('region', { name: t('healthSharing.linked.title') })
  await expect(linked).toContainText('Ona Clientes')
  await linked.getByRole('button', { name: t('healthSharing.found.request') }).click()
  const consent = athlete.getByRole('dialog', { name: t('healthConsent.title') })
  await consent.getByRole('checkbox').check()
  await consent.getByRole('button', { name: t('healthConsent.give') }).click()
  await expect(
    athlete.getByRole('region', { name: t('healthSharing.group.pending'), exact: true }),
  ).toContainText('Ona Clientes')

  await clients.open('?tab=pending')
  await expect(clients.tab('pending', 1)).toBeVisible()
  await expect(clients.names).toHaveText(['Test athlete'])
})

test('an athlete is told why not, and sent home', async ({ page, context, baseURL, problems }) => {
  problems.allow(/status of 403/)
  await signInDemo(context, baseURL!, 'athlete')
  await page.goto(PATHS.clients)
  await expect(page.getByRole('alert')).toContainText(t('workspace.denied.title'))
  await expect(clientsOn(page).invite).toHaveCount(0)
  await page.waitForURL('/')
})

test('signed out, one goes to the sign-in and comes back to the same client', async ({ page }) => {
  const person = await newPerson('trainer')
  const address = `${PATHS.clients}?tab=pending&sort=name`
  await page.goto(address)
  await expect(page).toHaveURL(`/auth?mode=login&next=${encodeURIComponent(address)}`)
  await submitSignIn(page, 'es', person)
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { name: t('clients.empty.pending') })).toBeVisible()
})
