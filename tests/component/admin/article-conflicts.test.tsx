import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as articles from '#lib/admin/articles/calls.ts'
import type { OpenArticle } from '#lib/admin/articles/schemas.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { answer, ok, refused } from '../support/api.ts'
import { ARTICLE, AT, ROW } from './data.ts'
import { button, onePage, openAdmin } from './support.tsx'

/** An article that another admin has saved meanwhile. */

const t = textsOf('es')

beforeEach(() => {
  answer(articles.listArticles, onePage([ROW]))
  answer(articles.listArticleFiles, onePage([]))
  answer(articles.listTranslations, { items: [] })
  answer(articles.previewArticle, { html: '', sources: '', words: 6, minutes: 1 })
})

const editor = {
  excerpt: page.getByRole('textbox', { name: t('adminArticles.editor.excerpt') }),
  kept: page.getByText(/^Borrador guardado el .*\d{1,2}:\d\d$/),
}

test.each([
  ['a draft on the server', true],
  ['one of this tab', false],
])('what is still to be chosen is asked again over %s', async (_, reaches) => {
  let article = { ...ARTICLE }
  let draft: OpenArticle['draft'] = null
  answer(articles.getArticle, () => ok({ article, draft }))
  answer(articles.saveDraft, ({ body }) => {
    if (!reaches) return refused('UNAVAILABLE')
    draft = { ...(body as NonNullable<OpenArticle['draft']>), savedAt: AT }
    return ok({ savedAt: AT })
  })
  answer(articles.updateArticle, () => {
    article = { ...ARTICLE, fields: { ...ARTICLE.fields, excerpt: 'Suyo.' }, version: 2 }
    return refused('STALE')
  })
  openAdmin(`?tab=articles&article=${ROW.id}`)
  const { excerpt } = editor
  const state = reaches ? editor.kept : page.getByText(t('editing.state.failed'))
  const panel = page.getByRole('region', { name: t('editing.stale.title') })
  await excerpt.fill('Mío.')
  await button(t('adminArticles.act.save')).click()
  await expect.element(panel).toMatchTextContent('Suyo.')
  // Once as it was asked, and once from what was stored then, of which only the number of the version is known.
  for (const typed of ['Mío y largo.', 'Mío y más largo.']) {
    await excerpt.fill(typed)
    await expect.element(state).toBeVisible()
    await button(t('adminArticles.editor.back')).click()
    await page.getByRole('button', { name: ROW.title, exact: false }).click()
    await expect.element(excerpt).toHaveValue(typed)
    await expect.element(panel).toMatchTextContent('Suyo.')
  }
})

test('what was typed over an older version is asked about again, also from this tab', async () => {
  const draft = { fields: { ...ARTICLE.fields, excerpt: 'Mío.' }, baseVersion: 1, savedAt: AT }
  answer(articles.getArticle, { article: { ...ARTICLE, version: 2 }, draft })
  answer(articles.saveDraft, () => refused('UNAVAILABLE'))
  openAdmin(`?tab=articles&article=${ROW.id}`)
  const panel = page.getByRole('region', { name: t('editing.stale.title') })
  await expect.element(panel).toBeVisible()
  await editor.excerpt.fill('Mío y largo.')
  await expect.element(page.getByText(t('editing.state.failed'))).toBeVisible()
  await button(t('adminArticles.editor.back')).click()
  await page.getByRole('button', { name: ROW.title, exact: false }).click()
  await expect.element(editor.excerpt).toHaveValue('Mío y largo.')
  await expect.element(panel).toBeVisible()
})

test('over an older version both are shown, and taking the article back leaves that to be chosen', async () => {
  const draft = { fields: { ...ARTICLE.fields, excerpt: 'Mío.' }, baseVersion: 1, savedAt: AT }
  const article = { ...ARTICLE, state: 'published' as const, publishedAt: AT, version: 2 }
  answer(articles.getArticle, { article, draft })
  answer(articles.changeState, { ...article, state: 'unpublished', version: 3 })
  const saved = answer(articles.updateArticle, ({ body }) =>
    ok({ ...article, fields: (body as { article: typeof article.fields }).article, version: 4 }),
  )
  openAdmin(`?tab=articles&article=${ROW.id}`)
  const panel = page.getByRole('region', { name: t('editing.stale.title') })
  await expect.element(panel).toMatchTextContent('Nora Gil')
  await button(t('adminArticles.act.withdraw')).click()
  const ask = page.getByRole('alertdialog')
  await ask.getByRole('button', { name: t('adminArticles.withdraw.submit') }).click()
  await expect.element(page.getByText(t('adminArticles.done.withdrawn'))).toBeVisible()
  await panel.getByRole('radio', { name: new RegExp(ARTICLE.fields.excerpt) }).click()
  await expect.element(editor.excerpt).toHaveValue(ARTICLE.fields.excerpt)
  await panel.getByRole('radio', { name: /Mío/ }).click()
  await button(t('adminArticles.act.save')).click()
  await expect.element(panel).not.toBeInTheDocument()
  expect(saved().map(({ body }) => body)).toMatchObject([
    { version: 3, article: { excerpt: 'Mío.' } },
  ])
})
