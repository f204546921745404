import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as articles from '#lib/admin/articles/calls.ts'
import { DONE } from '#lib/http/done.ts'
import { articlePath } from '#lib/articles/paths.ts'
import { $drafts } from '#stores/drafts.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { expectAccessible } from '../support/accessible.ts'
import { answer, held, ok, refused, type Asked } from '../support/api.ts'
import { ARTICLE, AT, listed, ROW } from './data.ts'
import { button, onePage, openAdmin } from './support.tsx'

const t = textsOf('es')

beforeEach(() => {
  answer(articles.listArticles, onePage([ROW]))
  answer(articles.listArticleFiles, onePage([{ ...listed, title: 'Agujetas', slug: 'agujetas' }]))
  answer(articles.getArticle, { article: ARTICLE, draft: null })
  answer(articles.listTranslations, { items: [] })
  answer(articles.previewArticle, {
    ...{ html: '<p>Un <b>dolor</b> bajo la rótula.</p>', sources: '', words: 6, minutes: 1 },
  })
})
afterEach(() => void vi.useRealTimers())

const editor = {
  text: page.getByRole('textbox', { name: t('adminArticles.editor.content') }),
  excerpt: page.getByRole('textbox', { name: t('adminArticles.editor.excerpt') }),
  preview: page.getByRole('region', { name: t('adminArticles.editor.preview') }),
  kept: page.getByText(/^Borrador guardado el .*\d{1,2}:\d\d$/),
}

test('where none is written here those of the site are listed first, as links to their pages', async () => {
  answer(articles.listArticles, onePage([]))
  openAdmin('?tab=articles')
  const file = page.getByRole('link', { name: /Agujetas.*se abre en otra pestaña/ })
  await expect.element(file).toHaveAttribute('href', articlePath('agujetas'))
  await page.getByText(t('adminArticles.source.rows'), { exact: true }).click()
  await expect.element(page.getByText(t('adminArticles.list.empty'))).toBeVisible()
  expect(file.elements()).toHaveLength(0)
})

test('the lists, and the editor on a phone', async () => {
  await page.viewport(320, 720)
  openAdmin('?tab=articles')
  const row = page.getByRole('button', { name: ROW.title, exact: false })
  await expect.element(row).toBeVisible()
  // One page: how many there are is to be seen, and said to who does not see.
  await expect
    .element(page.getByText(t('admin.list.count', { count: 1 }), { exact: true }))
    .toHaveRole('status')
  expect(page.getByRole('navigation', { name: t('admin.pages.label') }).elements()).toHaveLength(0)
  await expectAccessible('the list')
  await page.getByText(t('adminArticles.source.files'), { exact: true }).click()
  await expect.element(page.getByText(t('adminArticles.files.text'))).toBeVisible()
  const file = page.getByRole('link', { name: /Agujetas.*se abre en otra pestaña/ })
  await expect.element(file).toHaveAttribute('href', articlePath('agujetas'))
  await expectAccessible('the files')
  await page.getByText(t('adminArticles.source.rows'), { exact: true }).click()

  await row.click()
  const { text, preview, excerpt } = editor
  await expect.element(text).toBeVisible()
  expect(preview.elements()).toHaveLength(0)
  await page.getByText(t('adminArticles.editor.preview'), { exact: true }).click()
  await expect.element(preview.getByText('bajo la rótula', { exact: false })).toBeVisible()
  expect(text.elements()).toHaveLength(0)
  await page.getByText(t('adminArticles.editor.settings'), { exact: true }).click()
  await expect.element(excerpt).toHaveValue(ARTICLE.fields.excerpt)
  await expectAccessible('the settings')
  expect(document.documentElement.scrollWidth).toBe(320)
  await page.getByRole('button', { name: t('adminArticles.editor.back') }).click()
  await expect.element(row).toHaveFocus()
})

test('what is typed while a draft is being kept is not called kept', async () => {
  const [first, second] = [held<{ savedAt: string }>(), held<{ savedAt: string }>()]
  const answers = [() => ok({ savedAt: AT }), first.answer, second.answer]
  const asked: () => Asked[] = answer(articles.saveDraft, (request) =>
    answers[asked().length - 1]!(request),
  )
  openAdmin(`?tab=articles&article=${ROW.id}`)
  const { excerpt, kept } = editor
  await expect.element(excerpt).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  /** Until what was typed last is kept. */
  const pause = () => vi.advanceTimersByTimeAsync(1_200)
  await excerpt.fill('Primero.')
  await pause()
  await expect.element(kept).toBeVisible()

  // Whether it is said, each time that this changes.
  const seen = [true]
  const look = new MutationObserver(() => {
    const isKept = document.body.textContent.includes('Borrador guardado')
    if (isKept !== seen.at(-1)) seen.push(isKept)
  })
  look.observe(document.body, { subtree: true, childList: true, characterData: true })
  await excerpt.fill('Poco.')
  await pause()
  await expect.poll(() => asked().length).toBe(2)
  await excerpt.fill('Poco y despacio.')
  await pause()
  first.release(ok({ savedAt: AT }))
  // One call after the other.
  await expect.poll(() => asked().length).toBe(3)
  expect(seen).toEqual([true, false])
  second.release(ok({ savedAt: AT }))
  await expect.element(kept).toBeVisible()
  look.disconnect()
  expect(seen).toEqual([true, false, true])
  expect(
    asked().map(({ body }) => (body as { fields: { excerpt: string } }).fields.excerpt),
  ).toEqual(['Primero.', 'Poco.', 'Poco y despacio.'])
})

test('a draft is there again, and goes with what is given up or saved', async () => {
  const draft = { fields: { ...ARTICLE.fields, excerpt: 'Poco.' }, baseVersion: 1, savedAt: AT }
  answer(articles.getArticle, { article: ARTICLE, draft })
  const deleted = answer(articles.deleteDraft, { ok: true })
  const kept = answer(articles.saveDraft, { savedAt: AT })
  openAdmin(`?tab=articles&article=${ROW.id}`)
  const { excerpt } = editor
  await expect.element(page.getByText(t('editing.restored'))).toBeVisible()
  await expect.element(editor.kept).toBeVisible()
  await expect.element(excerpt).toHaveValue('Poco.')
  await button(t('adminArticles.editor.discard')).click()
  await expect.element(excerpt).toHaveValue(ARTICLE.fields.excerpt)
  await expect.poll(() => editor.kept.length).toBe(0)
  await expect.poll(() => deleted().length).toBe(1)

  const fields = { ...ARTICLE.fields, excerpt: 'Mucho.' }
  answer(articles.updateArticle, { ...ARTICLE, fields, version: 2 })
  await excerpt.fill('Mucho. ')
  await expect.element(editor.kept).toBeVisible()
  await button(t('adminArticles.act.save')).click()
  // The only confirmation.
  await expect.element(page.getByText(t('adminArticles.done.updated'))).toBeVisible()
  await expect.poll(() => page.getByText(t('editing.state.saved')).length).toBe(0)
  await expect.element(excerpt).toHaveValue('Mucho.')
  await button(t('adminArticles.editor.back')).click()
  await expect.element(page.getByRole('button', { name: ROW.title, exact: false })).toBeVisible()
  // The server has deleted it with the save.
  expect([deleted().length, kept().length]).toEqual([1, 1])
})

test('what the server has not taken is there when the article is opened again, until it is a draft there', async () => {
  answer(articles.saveDraft, () => refused('UNAVAILABLE'))
  openAdmin(`?tab=articles&article=${ROW.id}`)
  const { excerpt } = editor
  await excerpt.fill('Poco.')
  await expect.element(page.getByText(t('editing.state.failed'))).toBeVisible()
  await button(t('adminArticles.editor.back')).click()
  const row = page.getByRole('button', { name: ROW.title, exact: false })
  await row.click()
  await expect.element(excerpt).toHaveValue('Poco.')
  await expect.element(page.getByText(t('editing.restored'))).toBeVisible()

  // Left before the pause after which it is saved, which leaving does.
  const kept = answer(articles.saveDraft, { savedAt: AT })
  await button(t('adminArticles.editor.back')).click()
  await expect.poll(() => kept().at(-1)?.body).toMatchObject({ fields: { excerpt: 'Poco.' } })
  await expect.poll(() => $drafts.get()).toEqual([])
})

test('what the server has not taken goes with its article', async () => {
  answer(articles.saveDraft, () => refused('UNAVAILABLE'))
  answer(articles.deleteArticle, DONE)
  openAdmin(`?tab=articles&article=${ROW.id}`)
  await editor.excerpt.fill('Poco.')
  await expect.poll(() => $drafts.get().length).toBe(1)
  await button(t('adminArticles.editor.delete')).click()
  const ask = page.getByRole('alertdialog')
  await ask.getByRole('button', { name: t('adminArticles.delete.submit') }).click()
  await expect.element(page.getByText(t('adminArticles.done.deleted'))).toBeVisible()
  expect($drafts.get()).toEqual([])
})

test('what lacks is shown where it is to be written, on a phone too; Enter saves nothing', async () => {
  await page.viewport(320, 720)
  answer(articles.saveDraft, { savedAt: AT })
  const changed = answer(articles.changeState, ARTICLE)
  answer(articles.getArticle, {
    article: { ...ARTICLE, fields: { ...ARTICLE.fields, excerpt: '', content: '' } },
    draft: null,
  })
  openAdmin(`?tab=articles&article=${ROW.id}`)
  await page.getByText(t('adminArticles.editor.settings'), { exact: true }).click()
  await button(t('adminArticles.act.publish')).click()
  const { text, excerpt } = editor
  await expect.element(text).toBeVisible()
  await expect.poll(() => document.activeElement?.shadowRoot?.activeElement).toBe(text.element())
  await expect.element(text).toHaveAttribute('aria-invalid', 'true')
  await userEvent.keyboard('Corre.')
  await expect.element(text).not.toHaveAttribute('aria-invalid')
  await button(t('adminArticles.act.publish')).click()
  await expect.element(excerpt).toHaveFocus()
  await expect.element(excerpt).toBeInvalid()

  await page.getByText(t('adminArticles.editor.write'), { exact: true }).click()
  const title = page.getByRole('textbox', { name: t('adminArticles.editor.title') })
  await title.fill('Correr')
  await userEvent.keyboard('{Enter}')
  await expect.element(editor.kept).toBeVisible()
  expect(changed()).toEqual([])
})

test('an article begins with a title', async () => {
  const created = answer(articles.createArticle, ARTICLE)
  openAdmin('?tab=articles')
  await button(t('adminArticles.create')).click()
  const dialog = page.getByRole('dialog')
  const submit = dialog.getByRole('button', { name: t('adminArticles.new.submit') })
  await submit.click()
  await expect.element(dialog.getByText(t('fields.problem.too_short'))).toBeVisible()
  expect(created()).toEqual([])
})

test('editing is cancelled after a question, and tags are topics and free words', async () => {
  answer(articles.saveDraft, { savedAt: AT })
  answer(articles.deleteDraft, DONE)
  const saved = answer(articles.updateArticle, ({ body }) => {
    const { article } = body as { article: typeof ARTICLE.fields }
    return ok({ ...ARTICLE, fields: article, version: 2 })
  })
  openAdmin(`?tab=articles&article=${ROW.id}`)
  const words = page.getByLabelText(t('adminArticles.editor.otherTags'))
  const cancel = button(t('island.cancel'))
  const { excerpt } = editor
  await expect.element(excerpt).toHaveValue(ARTICLE.fields.excerpt)
  await expect.element(cancel).not.toBeInTheDocument()
  await excerpt.fill('Poco.')
  await cancel.first().click()
  await button(t('editing.discard.discard')).click()
  await expect.element(excerpt).toHaveValue(ARTICLE.fields.excerpt)

  await words.fill('Rodilla')
  await userEvent.keyboard('{Enter}')
  // A topic that is typed is that topic.
  await words.fill('nutrición')
  await userEvent.keyboard('{Enter}')
  const nutrition = page.getByRole('checkbox', { name: t('adminArticles.tags.nutrition') })
  await expect.element(nutrition).toBeChecked()
  await button(t('adminArticles.act.save')).click()
  await expect.element(page.getByText(t('adminArticles.done.updated'))).toBeVisible()
  const [sent] = saved().map(({ body }) => body as { article: { tags: string[] } })
  expect(sent?.article.tags.toSorted()).toEqual(['Rodilla', 'nutrition', 'training'])
})
