import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// The role that serves may say that it acts for anybody (docs/operations.md): what keeps it from that is that no SQL
// of ours is made of text from outside.

const SOURCES = globSync(['db/**/*.{ts,sql}', '{src/server,netlify}/**/*.ts'])
  .filter((file) => !file.endsWith('.test.ts'))
  .sort()

/** Where a pattern is found in the sources, comments included: `file: what`. */
const found = (pattern: RegExp) =>
  SOURCES.flatMap((file) =>
    readFileSync(file, 'utf8')
      .matchAll(new RegExp(pattern, `${pattern.flags}g`))
      .map(([text]) => `${file}: ${text}`)
      .toArray(),
  )

test('one statement says as whom policies judge, and one function reads it', () => {
  expect(found(/set_config\b(?:\('[\w.]+')?|app\.uid|set (?:local|session) /i)).toEqual([
    'db/migrations/0015_app_uid.sql: app.uid',
    "db/queries/rate-limits.ts: set_config('synchronous_commit'",
    "db/transaction.ts: set_config('app.uid'",
  ])
})

test('SQL is not made of text: where it is not the tag `sql`, it is a statement without input', () => {
  expect(found(/sql\.raw/)).toEqual(['db/schema/health/columns.ts: sql.raw'])
  expect(found(/\.(?:execute|query)(?:<[^(]*>)?\(\s*(?!\s|sql`)[^,)]*/)).toEqual([
    'db/grants.ts: .execute(statement',
    'db/grants.ts: .execute<{ name: string }>(APPEND_ONLY',
    'db/local/postgres.ts: .query(servingRoleSql(options.servingPassword',
    'db/role-check.ts: .query<Privileges>(PRIVILEGES',
    'db/seed/bench.ts: .execute(DRAW',
    'db/seed/bench.ts: .execute(DROP_INDEXES',
    'db/seed/bench.ts: .execute(insertProfessionals(people',
    'db/seed/bench.ts: .execute(MAKE_INDEXES',
    'db/transaction.ts: .query(begin',
    "db/transaction.ts: .query('commit'",
    "db/transaction.ts: .query('rollback'",
    'db/with-actor.ts: .execute(actAs(id',
  ])
})
