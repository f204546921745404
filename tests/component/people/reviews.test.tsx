import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Reviews } from '#islands/reviews/reviews.tsx'
import { DONE } from '#lib/http/done.ts'
import { messagesOf } from '#lib/i18n/messages.ts'
import { signInPath } from '#lib/accounts/return-path.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { listReviews } from '#lib/professionals/calls.ts'
import { type ReviewsResponse } from '#lib/professionals/schemas.ts'
import * as reviews from '#lib/reviews/calls.ts'
import type * as reviewsSchemas from '#lib/reviews/schemas.ts'
import type { OwnReview } from '#lib/reviews/schemas.ts'
import { profilePath } from '#lib/site/routes.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { press } from '../support/act.ts'
import { expectAccessible } from '../support/accessible.ts'
import { answer, ok, refused } from '../support/api.ts'
import { mount } from '../support/mount.tsx'
import { idOf, review, reviewsPage } from './support/people.ts'

const locale = 'en'
const t = textsOf(locale)
const RITA = { id: idOf(1), name: 'Rita Reviewed', type: 'trainer' as const }
const stars = (rating: string) => t('professionals.rating.stars', { rating })
/** Newer than every review of `reviewsPage`. */
const LATER = '2026-11-01T09:00:00.000Z'
const own = (given: Partial<OwnReview> = {}): OwnReview => ({
  ...review(99, { reviewerName: 'Test athlete', createdAt: LATER }),
  ...{ state: 'public', reason: null, ...given },
})

type Given = {
  /** What the signed-in user is to the profile; nobody is signed in without it. */
  mine?: reviewsSchemas.MyReview
  first?: ReviewsResponse
  ratingCounts?: number[]
}

/** The reviews of a trainer, as their card and the link in the header of the page stand around them. */
async function mountReviews({ mine, first = reviewsPage(1, 0), ratingCounts }: Given = {}) {
  if (mine) answer(reviews.getMyReview, mine)
  mount(
    <>
      <a href="#write-review">{t('profileReviews.write')}</a>
      <section aria-label={t('profile.reviewsCard.title')}>
        <Reviews
          professional={RITA}
          locale={locale}
          texts={messagesOf(locale, 'paging', 'professionals', 'profileReviews')}
          emptyText={t('profile.reviewsCard.empty.trainer')}
          first={first}
          ratingCounts={ratingCounts ?? [0, 0, 0, first.total, 0]}
        />
      </section>
    </>,
    { at: localizedPath(profilePath('trainer', RITA.id), locale), locale, signedIn: !!mine },
  )
  const card = page.getByRole('region', { name: t('profile.reviewsCard.title') })
  await expect.element(card).toBeVisible()
  return {
    card,
    button: (name: string) => card.getByRole('button', { name }),
    dialog: (title: string) => page.getByRole('dialog', { name: title }),
    items: card.getByRole('listitem'),
    comment: page.getByLabelText(t('reviews.write.comment'), { exact: false }),
    stars: (count: number) => page.getByRole('radio', { name: t('reviews.stars', { count }) }),
    times: () => [...card.element().querySelectorAll('time')].map(({ dateTime }) => dateTime),
  }
}

const VISITED: reviewsSchemas.MyReview = { isOwnProfile: false, review: null }

test('a review is written by keyboard', async () => {
  const mine = await mountReviews({ mine: VISITED })
  const sent = answer(reviews.createReview, ({ body }) =>
    ok(own(body as reviewsSchemas.ReviewInput)),
  )
  const write = mine.button(t('profileReviews.write'))
  await expect.element(write).toBeVisible()
  await press(write, '{Enter}')
  const form = mine.dialog(t('reviews.write.title'))
  await expect.element(form.getByRole('radio').first()).toHaveFocus()
  await expectAccessible('the form')
  const submit = form.getByRole('button', { name: t('reviews.write.submit') })
  await press(submit, '{Enter}')
  await expect.element(form).toMatchTextContent(t('reviews.write.ratingRequired'))
  await expect.element(form.getByRole('radio').first()).toHaveFocus()
  await expectAccessible('the form without a rating')
  await userEvent.keyboard('{End}')
  await expect.element(mine.stars(5)).toBeChecked()
  await expect.element(form).not.toMatchTextContent(t('reviews.write.ratingRequired'))
  await userEvent.keyboard('{ArrowLeft}')
  // The group moves the focus in the next frame.
  await expect.element(mine.stars(4)).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(mine.comment).toHaveFocus()
  await userEvent.keyboard('<b>Clear</b> & patient')
  await press(submit, '{Enter}')
  await expect.element(mine.card.getByRole('status')).toHaveTextContent(t('reviews.write.sent'))
  expect(form.elements()).toHaveLength(0)
  expect(sent().map(({ body }) => body)).toEqual([{ rating: 4, comment: '<b>Clear</b> & patient' }])
  await expect.element(mine.button(t('profileReviews.edit'))).toHaveFocus()
  await expect.poll(() => mine.items.elements().length).toBe(1)
  await expect.element(mine.items).toMatchTextContent('<b>Clear</b> & patient')
  await expect.element(mine.items.getByRole('img')).toHaveAccessibleName(stars('4.0'))
  await expect.element(mine.card).toMatchTextContent(t('professionals.rating.count', { count: 1 }))
})

test('one’s own review is changed', async () => {
  const before = own({ comment: '<b>Clear</b> & patient' })
  const first = { ...reviewsPage(1, 0), items: [before], total: 1 }
  const mine = await mountReviews({ mine: { isOwnProfile: false, review: before }, first })
  const sent = answer(reviews.updateReview, ({ body }) =>
    ok(own({ ...(body as reviewsSchemas.ReviewInput), editedAt: LATER })),
  )
  await mine.button(t('profileReviews.edit')).click()
  const editing = mine.dialog(t('reviews.write.editTitle'))
  await expect.element(mine.comment).toHaveValue('<b>Clear</b> & patient')
  await expect.element(mine.stars(4)).toBeChecked()
  await mine.stars(2).click()
  await mine.comment.fill('Not so clear')
  await editing.getByRole('button', { name: t('reviews.write.save') }).click()
  await expect.element(mine.card.getByRole('status')).toHaveTextContent(t('reviews.write.saved'))
  expect(sent().map(({ body }) => body)).toEqual([{ rating: 2, comment: 'Not so clear' }])
  await expect.element(mine.items).toMatchTextContent('Not so clear')
  await expect.element(mine.items.getByRole('img')).toHaveAccessibleName(stars('2.0'))
})

test('the professional replies once to a review, and writes none', async () => {
  const name = 'Test athlete'
  const written = review(1, { reviewerName: name })
  const first = { ...reviewsPage(1, 0), items: [written], total: 1 }
  const mine = { isOwnProfile: true, review: null }
  const owner = await mountReviews({ mine, first })
  const sent = answer(reviews.replyToReview, ({ body }) =>
    ok({ ...written, reply: { ...(body as reviewsSchemas.ReplyInput), at: LATER } }),
  )
  await owner.button(t('profileReviews.replyTo', { name })).click()
  const replying = owner.dialog(t('reviews.reply.title', { name }))
  await replying.getByLabelText(t('reviews.reply.text')).fill('Sorry, let us talk.')
  await expectAccessible('the reply')
  await replying.getByRole('button', { name: t('reviews.reply.submit') }).click()
  await expect.element(owner.items).toMatchTextContent('Sorry, let us talk.')
  expect(sent().map(({ params, body }) => [params['id'], body])).toEqual([
    [written.id, { text: 'Sorry, let us talk.' }],
  ])
  await expect
    .element(owner.items)
    .toMatchTextContent(t('profileReviews.replyBy', { name: RITA.name }))
  expect(owner.button(t('profileReviews.replyTo', { name })).elements()).toHaveLength(0)
  expect(owner.button(t('profileReviews.write')).elements()).toHaveLength(0)
  expect(document.querySelector<HTMLElement>('a[href="#write-review"]')!.hidden).toBe(true)
})

test('a review is reported', async () => {
  const name = 'Test athlete'
  const first = { ...reviewsPage(1, 0), items: [review(1, { reviewerName: name })], total: 1 }
  const reader = await mountReviews({ mine: VISITED, first })
  const sent = answer(reviews.reportReview, DONE)
  await reader.button(t('profileReviews.reportOf', { name })).click()
  const reporting = reader.dialog(t('reviews.report.title'))
  await expect.element(reporting).toBeVisible()
  await expectAccessible('the report')
  const submit = reporting.getByRole('button', { name: t('reviews.report.submit') })
  const reason = reporting.getByLabelText(t('reviews.report.reason'))
  await submit.click()
  await expect.element(reporting.getByText(t('reviews.report.required')).last()).toBeVisible()
  await expect.element(reason).toHaveFocus()
  await reason.selectOptions('false')
  await submit.click()
  await expect.element(reader.items).toMatchTextContent(t('profileReviews.reported'))
  expect(sent().map(({ body }) => body)).toEqual([{ reason: 'false', details: '' }])
})

test('one’s own review is deleted after a question', async () => {
  const before = own()
  const first = { ...reviewsPage(1, 0), items: [before], total: 1 }
  const mine = await mountReviews({ mine: { isOwnProfile: false, review: before }, first })
  const sent = answer(reviews.deleteReview, DONE)
  await mine.button(t('profileReviews.remove')).click()
  const asking = page.getByRole('alertdialog', { name: t('reviews.remove.title') })
  await expect.element(asking).toBeVisible()
  await expectAccessible('the question before deletion')
  expect(sent()).toEqual([])
  await asking.getByRole('button', { name: t('reviews.remove.submit') }).click()
  await expect.element(mine.card.getByRole('status')).toHaveTextContent(t('reviews.remove.done'))
  await expect.poll(() => mine.items.elements().length).toBe(0)
  await expect.element(mine.card).toMatchTextContent(t('profile.reviewsCard.empty.trainer'))
  await mine.button(t('profileReviews.write')).click()
  await expect.element(mine.comment).toHaveValue('')
  expect(mine.stars(before.rating).element()).not.toBeChecked()
})

test('nothing typed is lost when sending fails, or the form is closed', async () => {
  const mine = await mountReviews({ mine: VISITED })
  await expect.element(mine.button(t('profileReviews.write'))).toBeVisible()
  await page.getByRole('link', { name: t('profileReviews.write') }).click()
  const form = mine.dialog(t('reviews.write.title'))
  await mine.stars(3).click()
  await mine.comment.fill('Half done')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => form.elements().length).toBe(0)
  await mine.button(t('profileReviews.write')).click()
  answer(reviews.createReview, () => refused('UNAVAILABLE'))
  const submit = form.getByRole('button', { name: t('reviews.write.submit') })
  await submit.click()
  await expect.element(form.getByRole('alert')).toHaveTextContent(t('island.failure.unavailable'))
  await expect.element(mine.comment).toHaveValue('Half done')
  await expect.element(mine.stars(3)).toBeChecked()
  answer(reviews.createReview, ({ body }) => ok(own(body as reviewsSchemas.ReviewInput)))
  await submit.click()
  await expect.element(mine.items).toMatchTextContent('Half done')
})

test('the author sees the new review while the page is still an older copy', async () => {
  const review = own({ rating: 5, comment: 'Seen at once' })
  const mine = await mountReviews({
    ...{ mine: { isOwnProfile: false, review }, first: reviewsPage(1, 7) },
    ratingCounts: [0, 0, 0, 7, 0],
  })
  await expect.element(mine.items.first()).toMatchTextContent('Seen at once')
  await expect.element(mine.card).toMatchTextContent(t('professionals.rating.count', { count: 8 }))
})

test('a visitor is offered none of it', async () => {
  const theirs = await mountReviews({ first: reviewsPage(1, 3) })
  await expect.poll(() => theirs.items.elements().length).toBe(3)
  expect(theirs.card.getByRole('button').elements()).toHaveLength(0)
  const said = theirs.card.getByText(t('profileReviews.needsAccount'))
  await expect.element(said).not.toBeVisible()
  // Whoever follows a link to the review is told what it needs, and comes back to it.
  location.hash = '#write-review'
  await expect.element(said).toBeVisible()
  await expect
    .element(theirs.card.getByRole('link', { name: t('profileReviews.signIn') }))
    .toHaveAttribute(
      'href',
      signInPath(`${localizedPath(profilePath('trainer', RITA.id), locale)}#write-review`),
    )
})

test('the distribution adds up', async () => {
  const ratingCounts = [1, 0, 2, 4, 9]
  const { card } = await mountReviews({ first: reviewsPage(1, 16), ratingCounts })
  await expect.element(card).toMatchTextContent(t('professionals.rating.count', { count: 16 }))
  const counts = card
    .getByRole('definition')
    .elements()
    .map(({ textContent }) => Number(textContent))
  expect(counts).toEqual(ratingCounts.toReversed())
})

test('pages of reviews are replaced in place', async () => {
  const { card, times } = await mountReviews({ first: reviewsPage(1, 12) })
  const timesOf = (page: number) => reviewsPage(page, 12).items.map(({ createdAt }) => createdAt)
  await expect.poll(times).toEqual(timesOf(1))
  const asked = answer(listReviews, ({ query }) => ok(reviewsPage(Number(query['page']), 12)))
  const { href } = location
  await card.getByRole('link', { name: t('paging.next') }).click()
  await expect.poll(times).toEqual(timesOf(2))
  await expect.element(card.getByRole('list').first()).toHaveFocus()
  expect(location.href).toBe(href)
  expect(asked().map(({ params, query }) => [params['id'], query])).toEqual([
    [RITA.id, { page: '2' }],
  ])
})

test('a page of reviews that fails to load is reported with a retry', async () => {
  const { card, times } = await mountReviews({ first: reviewsPage(1, 12) })
  const timesOf = (page: number) => reviewsPage(page, 12).items.map(({ createdAt }) => createdAt)
  answer(listReviews, () => refused('UNAVAILABLE'))
  await card.getByRole('link', { name: t('paging.next') }).click()
  const notice = card.getByRole('alert').filter({ hasText: t('profileReviews.failed') })
  await expect.element(notice).toBeVisible()
  expect(times()).toEqual(timesOf(1))
  answer(listReviews, ({ query }) => ok(reviewsPage(Number(query['page']), 12)))
  await card.getByRole('button', { name: t('island.retry') }).click()
  await expect.poll(times).toEqual(timesOf(2))
  expect(notice.elements()).toHaveLength(0)
})
