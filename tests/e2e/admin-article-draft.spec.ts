import { insertArticle } from '#tests/support/articles.ts'
import { editorOn } from './support/article-editor.ts'
import { holdBack } from './support/hold-back.ts'
import { enterAs, withDatabase } from './support/person.ts'
import { expect, test } from './support/test.ts'

test('what is typed while a draft is being kept is not called kept', async ({
  page,
  context,
  baseURL,
}) => {
  await enterAs(context, baseURL!, 'admin')
  const id = await withDatabase((db) =>
    insertArticle(db, `draft-${Date.now()}`, { isPublished: false }),
  )
  const { excerpt, kept } = editorOn(page)
  await page.goto(`/admspace?tab=articles&article=${id}`)
  await excerpt.fill('Primero.')
  await expect(kept).toBeVisible()
  // Whether it is said, each time that this changes.
  await page.evaluate((text) => {
    const seen: boolean[] = []
    Object.assign(globalThis, { seen })
    new MutationObserver(() => {
      const isKept = document.body.textContent.includes(text)
      if (isKept !== (seen.at(-1) ?? true)) seen.push(isKept)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  }, 'Borrador guardado')
  const draft = '**/api/admin/articles/*/draft'
  const release = await holdBack(page, draft)
  const first = page.waitForRequest(draft)
  await excerpt.fill('Poco.')
  await first
  await excerpt.fill('Poco y despacio.')
  const second = page.waitForRequest(draft)
  release()
  await second
  await expect(kept).toBeVisible()
  expect(await page.evaluate('seen')).toEqual([false, true])
})
