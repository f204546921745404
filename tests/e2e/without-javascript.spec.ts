import { profilePath } from '#lib/site/routes.ts'
import { somebodyWith } from './support/api.ts'
import { finderOn } from './support/finder.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

// Forms, lists, paging and the search without JavaScript are read by tests/site/without-javascript.test.ts.
test.use({ javaScriptEnabled: false })

test("the finder's button comes once its questions are answered, and leads to the choice of a city; posts are links, which nothing offers to load", async ({
  page,
  request,
}) => {
  const finder = finderOn(page, 'es')
  await finder.open()
  await expect(finder.search).toBeHidden()
  await finder.chooseProfession('trainer')
  await expect(finder.search, 'a trainer needs a modality').toBeHidden()
  await finder.chooseModality('trainer', 'in-person')
  await finder.chooseCountry('ES')
  await finder.search.click()
  await page.getByRole('combobox').selectOption({ label: 'Málaga' })

  const profile = await somebodyWith(request, 'trainer', (one) => one.instagramPosts.length > 0)
  await page.goto(profilePath('trainer', profile.id))
  const posts = page.getByRole('region', { name: textsOf('es')('profile.posts.title') })
  await expect(posts.getByRole('link')).toHaveCount(profile.instagramPosts.length)
  await expect(posts.getByRole('button')).toHaveCount(0)
})
