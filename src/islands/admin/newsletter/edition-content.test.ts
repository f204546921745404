import { expect, test } from 'vitest'
import { EMPTY_EDITION, type EditionContent } from '#lib/admin/newsletter/edition.ts'
import { isSameIn, mergeFields } from '#lib/merge.ts'
import { RULES } from './edition-content.ts'

const edition = (values: Partial<EditionContent>): EditionContent => ({
  ...EMPTY_EDITION,
  ...values,
})

test('what the server has trimmed is no change, and stays in the form as it is typed', () => {
  const [base, mine] = [edition({ subjectEs: 'Hola ' }), edition({ subjectEs: 'Hola ' })]
  const theirs = edition({ subjectEs: 'Hola' })
  expect(isSameIn(RULES, mine, theirs)).toBe(true)
  expect(mergeFields(RULES, { base, mine, theirs })).toEqual({ merged: mine, conflicts: [] })
  const changed = edition({ subjectEs: 'Hola a todos' })
  const met = mergeFields(RULES, { base: theirs, mine, theirs: changed })
  expect(met).toEqual({ merged: changed, conflicts: [] })
})

test('the order of articles counts, that of languages and topics does not', () => {
  const one = edition({ languages: ['es', 'en'], interests: ['flexibility', 'nutrition'] })
  const other = edition({ languages: ['en', 'es'], interests: ['nutrition', 'flexibility'] })
  expect(isSameIn(RULES, one, other)).toBe(true)
  const articles = ['agujetas', 'descanso']
  expect(isSameIn(RULES, edition({ articles }), edition({ articles: articles.toReversed() }))).toBe(
    false,
  )
})
