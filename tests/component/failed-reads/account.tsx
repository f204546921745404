import * as contacts from '#lib/contact/calls.ts'
import { ProfessionalId } from '#lib/ids.ts'
import * as notifications from '#lib/notifications/calls.ts'
import { getProfessional } from '#lib/professionals/calls.ts'
import * as ownProfile from '#lib/profile/calls.ts'
import * as sessions from '#lib/sessions/calls.ts'
import { PATHS } from '#lib/site/routes.ts'
import { listOwnVerifications } from '#lib/verifications/calls.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { answer, refused } from '../support/api.ts'
import { answerOwn, ATHLETE, openOwn, RANKING, TRAINER } from '../account/support.tsx'
import { row, type Row } from './row.ts'

const t = textsOf('es')
const LISTED = {
  ...TRAINER,
  professionalId: ProfessionalId.parse('0b6e2c62-9f7a-4d3c-8a51-3a1c1a6f2d12'),
}
const NOTIFIED = { items: [], unread: 0, mutedMails: [] }

function answers() {
  answerOwn(ATHLETE)
  answer(notifications.listNotifications, NOTIFIED)
}

/** "Mi Perfil". */
export const ACCOUNT: readonly Row[] = [
  row(ownProfile.getOwnProfile, {
    answers,
    open: () => openOwn('public', PATHS.profile),
    says: t('account.load.failed'),
    besides: t('account.title'),
    answer: ATHLETE,
    shows: t('account.part.data.title'),
  }),
  row(sessions.listSessions, {
    answers,
    open: () => openOwn('security', PATHS.profileSecurity),
    says: t('account.sessions.failed'),
    besides: t('account.sessions.endAll'),
    answer: { items: [], devices: [] },
    shows: t('account.sessions.text'),
  }),
  row(notifications.listNotifications, {
    answers,
    open: () => openOwn('privacy', PATHS.profilePrivacy),
    says: t('account.mailKinds.unread'),
    besides: t('account.danger.open'),
    answer: NOTIFIED,
    shows: t('account.mailKinds.kind.reply'),
  }),
  row(contacts.listContactRequests, {
    answers,
    open: () => openOwn('data', PATHS.profileData),
    says: t('requests.failed'),
    besides: t('requests.sent.title'),
    answer: { items: [], total: 0, page: 1, pageSize: 10 },
    shows: t('requests.sent.find'),
  }),
  row(listOwnVerifications, {
    answers() {
      answers()
      answerOwn(LISTED)
      answer(getProfessional, () => refused('NOT_FOUND'))
    },
    open: () => openOwn('public', PATHS.profile),
    says: t('verification.failed'),
    besides: t('account.public.who'),
    answer: { items: [], certifications: [], ranking: RANKING },
    shows: t('verification.rename'),
  }),
]
