import { page } from 'vitest/browser'
import { Auth } from '#islands/auth/auth.tsx'
import { ContactPage } from '#islands/contact-page/contact-page.tsx'
import { toShown } from '#islands/list/listed.ts'
import { ProfessionalList } from '#islands/list/list.tsx'
import { Reviews } from '#islands/reviews/reviews.tsx'
import { Shortlist } from '#islands/shortlist/shortlist.tsx'
import { TEXTS } from '#lib/i18n/texts.ts'
import { getProfessional, listProfessionals, listReviews } from '#lib/professionals/calls.ts'
import type { Challenge } from '#lib/sign-up/schemas.ts'
import { getChallenge } from '#lib/sign-up/calls.ts'
import { getContactChallenge } from '#lib/site-messages/calls.ts'
import { LIST_PATHS, PATHS, profilePath } from '#lib/site/routes.ts'
import { $shortlist } from '#stores/shortlist.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { card, profile, reviewsPage } from '../people/support/people.ts'
import { answerLocations } from '../support/locations.ts'
import { mount } from '../support/mount.tsx'
import { row, type Row } from './row.ts'

const t = textsOf('es')
const island = { locale: 'es', texts: TEXTS.es } as const
const EVA = profile(1, { name: 'Eva Prueba' })
const SUM: Challenge = { left: 4, operator: 'plus', right: 3, token: 'sum' }
/** As for a second message: the first challenge comes with the page. */
const CONTACT = {
  challenge: null,
  key: '0b6e2c62-9f7a-4d3c-8a51-3a1c1a6f2d11',
  values: { name: '', email: '', phone: '', message: '', objective: '' },
  problems: {},
  failure: null,
}

const listOf = (name: string) => ({
  items: [card(1, { name })],
  total: 1,
  isMore: false,
  page: 1,
  pageSize: 12,
  top10: [],
})

/** What visitors read. */
export const PUBLIC: readonly Row[] = [
  row(getProfessional, {
    isPublic: true,
    answers: () => undefined,
    open: () => {
      $shortlist.set([{ id: EVA.id, type: EVA.type }])
      mount(<Shortlist {...island} />, { at: PATHS.shortlist })
    },
    says: t('shortlist.failed'),
    instead: { NOT_FOUND: t('shortlist.gone', { count: 1 }) },
    answer: EVA,
    shows: 'Eva Prueba',
  }),
  row(listProfessionals, {
    isPublic: true,
    answers: answerLocations,
    open: () =>
      mount(
        <ProfessionalList
          {...island}
          type="trainer"
          countryCodes={['ES']}
          search=""
          list={toShown(listOf('Nora Antes'))}
          refused={[]}
        />,
        { at: LIST_PATHS.trainer },
      ),
    says: t('list.stale.text'),
    besides: 'Nora Antes',
    answer: listOf('Eva Prueba'),
    shows: 'Eva Prueba',
  }),
  row(listReviews, {
    isPublic: true,
    answers: () => undefined,
    open: async () => {
      mount(
        <Reviews
          {...island}
          professional={{ id: EVA.id, name: 'Eva Prueba', type: 'trainer' }}
          emptyText={t('profile.reviewsCard.empty.trainer')}
          first={reviewsPage(1, 12)}
          ratingCounts={[0, 0, 0, 12, 0]}
        />,
        { at: profilePath('trainer', EVA.id) },
      )
      await page.getByRole('link', { name: t('paging.next') }).click()
    },
    says: t('profileReviews.failed'),
    besides: 'Comment 5',
    answer: reviewsPage(2, 12),
    shows: 'Comment 6',
  }),
  row(getChallenge, {
    isPublic: true,
    answers: answerLocations,
    open: () =>
      mount(<Auth {...island} mode="register" />, { at: '/auth?mode=register&type=athlete' }),
    says: t('fields.sum.failed'),
    saysOf: {
      RATE_LIMITED: t('island.failure.limited', { count: 1 }),
      UNAVAILABLE: t('island.failure.unavailable'),
    },
    besides: t('auth.signUp.confirmPassword'),
    answer: SUM,
    shows: t('fields.sum.question', { left: 4, operator: t('fields.sum.operator.plus'), right: 3 }),
  }),
  row(getContactChallenge, {
    isPublic: true,
    answers: () => undefined,
    open: () => mount(<ContactPage {...island} form={CONTACT} />),
    says: t('fields.sum.failed'),
    saysOf: {
      RATE_LIMITED: t('island.failure.limited', { count: 1 }),
      UNAVAILABLE: t('island.failure.unavailable'),
    },
    besides: t('contactPage.messageHelp', { min: 10 }),
    answer: SUM,
    shows: t('fields.sum.question', {
      left: 4,
      operator: t('fields.sum.operator.plus'),
      right: 3,
    }),
  }),
]
