import { Admin } from '#islands/admin/admin.tsx'
import * as access from '#lib/admin/access-calls.ts'
import * as articles from '#lib/admin/articles/calls.ts'
import * as audit from '#lib/admin/audit-calls.ts'
import * as messages from '#lib/admin/messages-calls.ts'
import * as metrics from '#lib/admin/metrics-calls.ts'
import * as newsletter from '#lib/admin/newsletter/calls.ts'
import * as professionals from '#lib/admin/professionals-calls.ts'
import * as reviews from '#lib/admin/reviews-calls.ts'
import * as users from '#lib/admin/users-calls.ts'
import * as verifications from '#lib/admin/verifications-calls.ts'
import * as videos from '#lib/admin/videos-calls.ts'
import { TEXTS } from '#lib/i18n/texts.ts'
import { PATHS } from '#lib/site/routes.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import {
  ADMIN_START,
  ARTICLE,
  AT,
  BERTA,
  EDITION,
  MESSAGE,
  METRICS,
  USER,
  VERIFICATION,
  VIDEO,
} from '../admin/data.ts'
import { button, onePage } from '../admin/support.tsx'
import { answer } from '../support/api.ts'
import { mount } from '../support/mount.tsx'
import { row, type Row } from './row.ts'

const t = textsOf('es')
const ID = '0b6e2c62-9f7a-4d3c-8a51-3a1c1a6f2d11'
const EMPTY = onePage<never>([])

const MAIL = { subject: 'Hola', html: '<p>Hola</p>', text: 'Hola' }

function answers() {
  answer(access.getWaiting, ADMIN_START)
  answer(professionals.listProfessionals, EMPTY)
  answer(verifications.listVerifications, EMPTY)
  answer(articles.listArticles, EMPTY)
  answer(articles.listArticleFiles, EMPTY)
  answer(articles.getArticle, { article: ARTICLE, draft: null })
  answer(articles.listTranslations, { items: [] })
  answer(articles.listVersions, {
    items: [{ version: 1, title: 'Antes', writtenAt: AT, writtenBy: null }],
  })
  answer(articles.previewArticle, { html: '<p>Uno</p>', sources: '', words: 1, minutes: 1 })
  answer(videos.listAdminVideos, EMPTY)
  answer(users.listUsers, EMPTY)
  answer(messages.listMessages, EMPTY)
  answer(newsletter.listEditions, EMPTY)
  answer(newsletter.getEdition, EDITION)
  answer(newsletter.countRecipients, { es: 3, en: 2 })
  answer(newsletter.findArticles, { items: [] })
}

const open = (query: string, own?: 'videos') => () =>
  mount(<Admin locale="es" texts={TEXTS.es} {...(own && { own })} />, {
    at: (own ? PATHS.adminVideos : PATHS.admin) + query,
    signedIn: true,
  })

const failed = t('admin.list.failed')

/** The admin area. */
export const ADMIN: readonly Row[] = [
  row(access.getWaiting, {
    answers,
    open: open('?tab=users'),
    says: t('admin.failed'),
    instead: { FORBIDDEN: t('admin.denied.title') },
    answer: ADMIN_START,
    shows: t('adminUsers.empty'),
  }),
  row(professionals.listProfessionals, {
    answers,
    open: open(''),
    says: failed,
    besides: t('adminProfessionals.create.open'),
    answer: EMPTY,
    shows: t('adminProfessionals.empty'),
  }),
  row(professionals.getProfessional, {
    answers,
    open: open(`?professional=${ID}`),
    says: t('adminProfessionals.detail.failed'),
    instead: { NOT_FOUND: t('adminProfessionals.detail.gone') },
    besides: t('adminProfessionals.empty'),
    answer: BERTA,
    shows: BERTA.email,
  }),
  row(verifications.listVerifications, {
    answers,
    open: open('?tab=verifications'),
    says: failed,
    answer: EMPTY,
    shows: t('adminVerifications.empty'),
  }),
  row(verifications.getVerification, {
    answers,
    open: open(`?tab=verifications&verification=${ID}`),
    says: t('adminVerifications.detail.failed'),
    instead: { NOT_FOUND: t('adminVerifications.detail.gone') },
    besides: t('adminVerifications.empty'),
    answer: VERIFICATION,
    shows: 'No se lee.',
  }),
  row(articles.listArticles, {
    answers,
    open: open('?tab=articles&source=rows'),
    says: failed,
    besides: t('adminArticles.create'),
    answer: EMPTY,
    shows: t('adminArticles.list.empty'),
  }),
  row(articles.listArticleFiles, {
    answers,
    open: open('?tab=articles&source=files'),
    says: failed,
    besides: t('adminArticles.files.text'),
    answer: EMPTY,
    shows: t('admin.list.nothing'),
  }),
  row(articles.getArticle, {
    answers,
    open: open(`?tab=articles&article=${ARTICLE.id}`),
    says: t('adminArticles.editor.failed'),
    instead: { NOT_FOUND: t('adminArticles.editor.gone') },
    answer: { article: ARTICLE, draft: null },
    shows: t('adminArticles.editor.versions'),
  }),
  row(articles.listTranslations, {
    answers,
    open: open(`?tab=articles&article=${ARTICLE.id}`),
    says: t('adminArticles.editor.translationFailed'),
    besides: t('adminArticles.editor.versions'),
    answer: { items: [{ id: ARTICLE.id, title: 'Running again', state: 'draft' }] },
    shows: t('adminArticles.editor.translation'),
  }),
  row(articles.listVersions, {
    answers,
    async open() {
      open(`?tab=articles&article=${ARTICLE.id}`)()
      await button(t('adminArticles.editor.versions')).click()
    },
    says: t('adminArticles.versions.failed'),
    answer: { items: [] },
    shows: t('adminArticles.versions.none'),
  }),
  row(articles.getVersion, {
    answers,
    async open() {
      open(`?tab=articles&article=${ARTICLE.id}`)()
      await button(t('adminArticles.editor.versions')).click()
      await button(t('adminArticles.versions.view')).click()
    },
    says: t('adminArticles.versions.failed'),
    besides: t('adminArticles.versions.back'),
    answer: {
      ...{ version: 1, title: 'Antes', writtenAt: AT, writtenBy: null },
      ...{ excerpt: 'Qué hacer.', content: 'Correr despacio.' },
    },
    shows: 'Correr despacio.',
  }),
  row(videos.listAdminVideos, {
    answers,
    open: open('', 'videos'),
    says: t('adminVideos.loadFailed'),
    besides: t('adminVideos.new'),
    answer: EMPTY,
    shows: t('adminVideos.empty'),
  }),
  row(videos.getAdminVideo, {
    answers,
    open: open(`?video=${ID}`, 'videos'),
    says: t('adminVideos.loadFailed'),
    instead: { NOT_FOUND: t('admin.gone') },
    besides: t('adminVideos.empty'),
    answer: VIDEO,
    shows: t('adminVideos.delete'),
  }),
  row(users.listUsers, {
    answers,
    open: open('?tab=users'),
    says: failed,
    answer: EMPTY,
    shows: t('adminUsers.empty'),
  }),
  row(users.getUser, {
    answers,
    open: open(`?tab=users&user=${ID}`),
    says: t('adminUsers.detail.failed'),
    instead: { NOT_FOUND: t('adminUsers.detail.gone') },
    besides: t('adminUsers.empty'),
    answer: USER,
    shows: t('adminUsers.changeRole.button'),
  }),
  row(reviews.listQueue, {
    answers,
    open: open('?tab=moderation'),
    says: t('adminModeration.failed'),
    besides: t('adminModeration.views.label'),
    answer: { items: [], total: 0 },
    shows: t('adminModeration.empty.queue'),
  }),
  row(reviews.listDecisions, {
    answers,
    open: open('?tab=moderation&view=decided'),
    says: failed,
    besides: t('adminModeration.views.label'),
    answer: EMPTY,
    shows: t('adminModeration.empty.decided'),
  }),
  row(reviews.listAppeals, {
    answers,
    open: open('?tab=moderation&view=appeals'),
    says: t('adminModeration.failed'),
    besides: t('adminModeration.views.label'),
    answer: { items: [], total: 0 },
    shows: t('adminModeration.empty.appeals'),
  }),
  row(messages.listMessages, {
    answers,
    open: open('?tab=messages'),
    says: failed,
    besides: t('admin.filters.add'),
    answer: EMPTY,
    shows: t('adminMessages.empty'),
  }),
  row(messages.getMessage, {
    answers,
    open: open(`?tab=messages&message=${ID}`),
    says: t('adminMessages.detail.failed'),
    instead: { NOT_FOUND: t('admin.gone') },
    besides: t('adminMessages.empty'),
    answer: MESSAGE,
    shows: MESSAGE.message,
  }),
  row(newsletter.listEditions, {
    answers,
    open: open('?tab=newsletter'),
    says: failed,
    besides: t('adminNewsletter.new'),
    answer: EMPTY,
    shows: t('adminNewsletter.empty'),
  }),
  row(newsletter.getEdition, {
    answers,
    open: open(`?tab=newsletter&edition=${ID}`),
    says: t('adminNewsletter.failed'),
    instead: { NOT_FOUND: t('adminNewsletter.gone') },
    besides: t('adminNewsletter.back'),
    answer: EDITION,
    shows: t('adminNewsletter.compose.heading'),
  }),
  row(newsletter.countRecipients, {
    answers,
    open: open(`?tab=newsletter&edition=${ID}`),
    says: t('adminNewsletter.audience.failed'),
    besides: t('adminNewsletter.compose.heading'),
    answer: { es: 3, en: 2 },
    shows: t('adminNewsletter.audience.count', { count: 5, total: '5' }),
  }),
  row(newsletter.findArticles, {
    answers,
    open: open(`?tab=newsletter&edition=${ID}`),
    says: t('adminNewsletter.compose.findFailed'),
    besides: t('adminNewsletter.compose.heading'),
    answer: { items: [] },
    shows: t('adminNewsletter.compose.noArticles'),
  }),
  row(newsletter.previewEdition, {
    answers,
    async open() {
      open(`?tab=newsletter&edition=${ID}`)()
      await button(t('adminNewsletter.preview.open')).click()
    },
    says: t('adminNewsletter.preview.failed'),
    besides: t('adminNewsletter.preview.test'),
    answer: { es: MAIL, en: MAIL },
    shows: t('adminNewsletter.preview.subject', { subject: MAIL.subject }),
  }),
  row(metrics.getMetrics, {
    answers,
    open: open('?tab=metrics'),
    says: t('adminMetrics.failed'),
    answer: METRICS,
    shows: t('adminMetrics.activity'),
  }),
  row(audit.listAudit, {
    answers,
    open: open('?tab=audit'),
    says: failed,
    answer: EMPTY,
    shows: t('adminAudit.empty'),
  }),
]
