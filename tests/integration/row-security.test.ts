import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowSecurityFaults } from '#tests/support/row-security.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'

/**
 * Tables without row-level security: none of them contains health data. A table that is not listed here must have
 * policies.
 */
const OPEN = [
  'article_drafts',
  'article_versions',
  'articles',
  'athletes',
  'audit_events',
  'cache_purges',
  'cities',
  'contact_requests',
  'cookie_consents',
  'countries',
  'exercise_videos',
  'health_weeks',
  'idempotent_answers',
  'known_devices',
  'mail_outbox',
  'newsletter_editions',
  'newsletter_subscriptions',
  'notifications',
  'one_time_tokens',
  'professional_contact_metrics',
  'professional_reviews',
  'professionals',
  'profiles',
  'rate_limits',
  'rating_means',
  'rebuild_requests',
  'review_decisions',
  'review_reports',
  'sessions',
  'site_messages',
  'spent_once',
  'states',
  'users',
  'verifications',
]

let own: TestDatabase
beforeAll(async () => {
  own = await testDatabase()
})
afterAll(() => own.close())

test('every table has policies unless listed as open', async () => {
  expect(await rowSecurityFaults(own.db, OPEN)).toEqual([])
})

const SECURED = 'create table planted (user_id uuid); alter table planted enable row level security'
const policy = (condition: string) => `${SECURED}; create policy own on planted ${condition}`

test.each([
  ['create table planted (user_id uuid)', 'planted has no row-level security'],
  [SECURED, 'planted has no policy'],
  [policy('using (true)'), 'planted asks for nobody: true'],
  [policy('using (user_id = app_uid())'), 'planted asks for each row: (user_id = app_uid())'],
  [
    policy('for insert with check (user_id is not null)'),
    'planted asks for nobody: (user_id IS NOT NULL)',
  ],
  [
    policy('using (user_id = (select app_uid())) with check (user_id = app_uid())'),
    'planted asks for each row: (user_id = app_uid())',
  ],
  ['alter table users enable row level security', 'users is called open and is not'],
])('reported: %s', async (statement, fault) => {
  expect(await faultsAfter(statement)).toEqual([fault])
})

test('the prescribed form is not reported', async () => {
  expect(await faultsAfter(policy('using (user_id = (select app_uid()))'))).toEqual([])
})

/** The faults reported after these statements, which are then rolled back. */
async function faultsAfter(statements: string): Promise<string[]> {
  let faults: string[] = []
  await own.owner
    .transaction(async (tx) => {
      await tx.execute(statements)
      faults = await rowSecurityFaults(tx, OPEN)
      throw new Error('undone')
    })
    .catch(() => undefined)
  return faults
}
