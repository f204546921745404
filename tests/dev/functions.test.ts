import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, inject, test } from 'vitest'
import type { FunctionModule } from '#scripts/serve/functions.ts'

const origin = inject('devServer')

/** One call per function with a path, and its expected status. */
const CALLS: Record<string, [path: string, status: number]> = {
  account: ['/api/account/challenge', 200],
  admin: ['/api/admin/waiting', 401],
  'admin-articles': ['/api/admin/articles', 401],
  'admin-audit': ['/api/admin/audit', 401],
  'admin-messages': ['/api/admin/messages', 401],
  'admin-metrics': ['/api/admin/metrics', 401],
  'admin-newsletter': ['/api/admin/newsletters', 401],
  'admin-professionals': ['/api/admin/professionals', 401],
  'admin-reviews': ['/api/admin/reviews', 401],
  'admin-seed': ['/api/admin/seed', 405],
  'admin-users': ['/api/admin/users', 401],
  'admin-verifications': ['/api/admin/verifications', 401],
  'admin-videos': ['/api/admin/videos', 401],
  'article-pictures': [`/article-pictures/${'0'.repeat(32)}-10x10/640.webp`, 404],
  articles: ['/api/articles?locale=es', 200],
  avatars: ['/avatars/00000000-0000-4000-8000-000000000000/avatar.webp', 404],
  consents: ['/api/consents', 405],
  'contact-requests': ['/api/contact-requests?box=sent', 401],
  health: ['/api/health/overview', 401],
  'health-data': ['/api/health/records.csv', 401],
  'health-history': ['/api/health/history', 401],
  'health-questionnaires': ['/api/health/questionnaires', 401],
  'health-records': ['/api/health/records', 401],
  'health-sharing': ['/api/health/authorizations', 401],
  newsletter: ['/api/newsletter', 405],
  notifications: ['/api/notifications', 401],
  professionals: ['/api/professionals?professional=trainer', 200],
  profile: ['/api/profile', 401],
  reviews: ['/api/professionals/00000000-0000-4000-8000-000000000000/reviews', 404],
  search: ['/api/search?locale=es&q=va', 200],
  'send-contact': ['/send-contact.php', 405],
  sessions: ['/api/account/sessions', 401],
  'share-pictures': ['/share/es/profile/00000000-0000-4000-8000-000000000000/picture.png', 404],
  'site-messages': ['/api/contact/challenge', 200],
  status: ['/api/status', 200],
  unknown: ['/api/nowhere', 404],
  verifications: ['/api/verifications', 401],
  videos: ['/api/videos', 200],
  workspace: ['/api/workspace/attention', 401],
  'workspace-clients': ['/api/workspace/clients/00000000-0000-4000-8000-000000000000/history', 401],
  'workspace-questionnaires': ['/api/workspace/questionnaires', 401],
  'workspace-templates': ['/api/workspace/questionnaire-templates', 401],
}

const files = globSync('netlify/functions/*.ts')
const withAddress: string[] = []
for (const file of files) {
  const { config } = (await import(`../../${file}`)) as FunctionModule
  if ('path' in config) withAddress.push(basename(file, '.ts'))
}

test('every function with a path is listed', () => {
  expect(Object.keys(CALLS)).toEqual(withAddress.toSorted())
})

test.each(Object.entries(CALLS))('%s responds in development', async (_name, [path, status]) => {
  const response = await fetch(`${origin}${path}`)
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toContain('json')
})

test('/auth/session responds as in production', async () => {
  const response = await fetch(`${origin}/auth/session`)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toContain('no-store')
})
