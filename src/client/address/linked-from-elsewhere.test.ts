import { expect, test } from 'vitest'
import { ADMIN } from '#islands/admin/address.ts'
import { areaPath } from '#islands/admin/address.ts'
import { AUTH } from '#islands/auth/address.ts'
import { pathOf } from '#islands/bell/path-of.ts'
import { CLIENTS, hrefOfClients } from '#islands/clients/address.ts'
import { clientPath, DASHBOARD } from '#islands/dashboard/address.ts'
import { HEALTH } from '#islands/health/kit/address.ts'
import { AuthorizationId, QuestionnaireId } from '#lib/ids.ts'
import { registerPath, answersPath, PATHS, questionsPath } from '#lib/site/routes.ts'
import { readAddress, type AddressSchema } from './address.ts'

/** What mails, notifications and other pages link to is read by the schema of the page: what is not in one is lost. */

const ID = '0b7e1c7a-63c1-4f5e-9a37-0d5ad7a1b0c2'
const client = AuthorizationId.parse(ID)
const questionnaire = QuestionnaireId.parse(ID)

/** What a page reads from an address, without what an empty one says too. */
function readFrom(path: string, schema: AddressSchema) {
  const { search } = new URL(path, 'https://example.com')
  const [read, empty] = [readAddress(schema, search), readAddress(schema, '')]
  return Object.fromEntries(Object.entries(read).filter(([name, value]) => value !== empty[name]))
}

test.each<[string, AddressSchema, Record<string, string>]>([
  [questionsPath(questionnaire), HEALTH, { questionnaire: ID }],
  [pathOf({ kind: 'share_receipt', data: {} } as never), HEALTH, { tab: 'authorizations' }],
  [answersPath(questionnaire), DASHBOARD, { answers: ID }],
  [PATHS.contacts, DASHBOARD, { tab: 'contacts' }],
  [pathOf({ kind: 'share_requested', data: {} } as never), CLIENTS, { tab: 'pending' }],
  [clientPath(client, 'history', 'es'), CLIENTS, { client: ID, view: 'history' }],
  [areaPath('users', 'en'), ADMIN, { tab: 'users' }],
  [registerPath('nutritionist'), AUTH, { mode: 'register', type: 'nutritionist' }],
])('%s', (path, schema, values) => {
  expect(readFrom(path, schema)).toEqual(values)
})

test('a list of clients has no view, which is of one client', () => {
  const first = readAddress(CLIENTS, '')
  const path = 'https://example.com/professional-clients'
  const read = (href: string) => readFrom(new URL(href, path).href, CLIENTS)
  expect(read(hrefOfClients({ ...first, tab: 'pending', view: 'history' }))).toEqual({
    tab: 'pending',
  })
  expect(read(hrefOfClients({ ...first, client, view: 'history' }))).toEqual({
    client: ID,
    view: 'history',
  })
})
