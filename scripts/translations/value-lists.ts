import { ACTIVITY_LEVELS, GENDERS } from '../../src/lib/accounts/person.ts'
import { STRENGTH_RULES, STRENGTHS } from '../../src/lib/accounts/password.ts'
import { ARTICLE_TOPICS } from '../../src/lib/articles/topics.ts'
import { ACTIVITIES, ENERGY_GOALS, MACROS } from '../../src/lib/calculators/energy-need.ts'
import { NEXT_SEARCH } from '../../src/lib/calculators/next-search.ts'
import { PACE_QUESTIONS } from '../../src/lib/calculators/running-pace.ts'
import { MEASURES } from '../../src/lib/calculators/units.ts'
import { NEEDS } from '../../src/lib/finder/needs.ts'
import { FAQ_GROUPS } from '../../src/lib/faq/groups.ts'
import { BOXES } from '../../src/lib/contact/schemas.ts'
import { REQUEST_STATES } from '../../src/lib/contact/request-states.ts'
import { ALL_CONTACT_OBJECTIVES, SITE_OBJECTIVES } from '../../src/lib/contact/objectives.ts'
import { MAIL_KINDS } from '../../src/lib/newsletter/schemas.ts'
import { NEWSLETTER_INTERESTS } from '../../src/lib/newsletter/interests.ts'
import { NEWSLETTER_PROBLEMS } from '../../src/lib/newsletter/problem-of.ts'
import { MUTABLE_KINDS } from '../../src/lib/notifications/kinds.ts'
import { TEXT_NAMES } from '../../src/lib/notifications/text-name.ts'
import { PROBLEM_CODES } from '../../src/lib/fields/problem-codes.ts'
import { LOCALES } from '../../src/lib/i18n/locales.ts'
import { BY_DISTANCE, SORTS } from '../../src/lib/professionals/list-query.ts'
import { MODALITIES } from '../../src/lib/professionals/modality.ts'
import { ALL_OBJECTIVES } from '../../src/lib/professionals/objectives.ts'
import { ALL_SPECIALTIES } from '../../src/lib/professionals/specialties.ts'
import { PROFESSIONAL_TYPES } from '../../src/lib/professionals/types.ts'
import { REPORT_REASONS } from '../../src/lib/reviews/reports.ts'
import { TIES } from '../../src/islands/welcome/people.ts'
import { FLAGS } from '../../src/lib/health/flags.ts'
import { KINDS as KINDS_OF_QUESTIONS } from '../../src/lib/workspace/builder/row.ts'
import { CHANGES } from '../../src/lib/questionnaires/course.ts'
import { QUESTIONNAIRE_STATUSES } from '../../src/lib/questionnaires/statuses.ts'
import { PRIORITIES } from '../../src/lib/questionnaires/priority.ts'
import { SHARE_CHANGES, SHARE_STEPS } from '#lib/sharing/share-changes.ts'
import { CLIENT_SORTS, CLIENT_STATES } from '../../src/lib/workspace/clients.ts'
import { COMPANY_FACTS } from '../../src/lib/site/company.ts'
import { SITE_PLACES, WORK_PLACES } from '../../src/lib/site/places.ts'
import { PURPOSES, STORED_KINDS } from '../../src/lib/stored/stored.ts'
import { GROUPS } from '../../src/lib/search/groups.ts'
import { OPERATORS } from '../../src/lib/sign-up/schemas.ts'
import { BREATH_PARTS, PATTERN_NAMES } from '../../src/lib/timers/breathing.ts'
import { HEALTH_TOOLS } from '../../src/lib/tools/health-tools.ts'
import { DEFAULTS, TIMER_MODES } from '../../src/lib/timers/config-values.ts'
import { END_CAUSES, PROOF_PROBLEMS } from '../../src/lib/verifications/values.ts'
import { VERIFICATION_NOTICES } from '#lib/verifications/notices.ts'
import { BADGE_WORDINGS } from '../../src/lib/professionals/verified.ts'
import { VIDEO_FILTER_PROFESSIONS } from '../../src/lib/videos/schemas.ts'
import { BODY_SECTIONS, VIDEO_PROFESSIONS } from '../../src/lib/videos/sections.ts'
import { MESSAGE_PROBLEMS } from '../../src/lib/site-messages/problem-of.ts'
import { EXPORT_FORMATS } from '../../src/lib/health/schemas.ts'
import { DATE_ORDERS } from '../../src/lib/health/import/dates.ts'
import { GROUPS as MEASURE_GROUPS } from '../../src/lib/health/measures.ts'
import { UNIT_CHOICES } from '../../src/lib/health/quantities.ts'
import { TABS as DASHBOARD_TABS } from '../../src/islands/dashboard/address.ts'
import { NEWEST } from '../../src/islands/dashboard/clients/newest.ts'
import { RANGE_NAMES } from '#client/health/chart/chart-model.ts'
import { DEMO_PEOPLE } from '../../src/islands/health/demo/names.ts'
import { KINDS } from '#client/health/kinds.ts'
import { EDITABLE } from '../../src/islands/health/profile/edit/profile-form.ts'
import { CLIENT_VIEWS } from '../../src/islands/clients/address.ts'
import { ENDS } from '../../src/islands/health/sharing/grant/choice.ts'
import { ROWS } from '#client/health/sheet-rows.ts'
import { SECTION_FIELDS } from '#client/health/section-fields.ts'
import {
  ACCESS_ACTIONS,
  ACCESS_SECTIONS,
  LIST_FIELDS,
  PREVIEW_SECTIONS,
} from '../../src/lib/sharing/access.ts'
import { RECEIPT_EVENTS } from '../../src/lib/sharing/receipt-events.ts'
import { DISEASES } from '../../src/lib/health/history.ts'
import { SECTIONS } from '../../src/lib/health/sections.ts'
import { GOAL_CHOICES, GOALS } from '../../src/lib/professionals/goals.ts'
import { TABS } from '../../src/islands/health/kit/address.ts'
import { FILE_PROBLEMS } from '../../src/islands/health/data/import/use-file.ts'
import { PERIOD_NAMES, REPORT_PARTS } from '../../src/islands/health/data/print/report.ts'
import { WRITTEN_SECTIONS } from '../../src/lib/workspace/schemas.ts'
import { KIND_FILTERS } from '../../src/islands/health/records/filters.ts'
import { PHOTO_PROBLEMS } from '#client/photo/photo.ts'
import { ACCOUNT_LISTS } from './account-lists.ts'
import { ADMIN_LISTS } from './admin-lists.ts'
import { MODERATION_LISTS } from './moderation-lists.ts'
import { PROFILE_LISTS } from './profile-lists.ts'

/**
 * The keys with one text per value of a list: `*` stands for the value, with the same suffixes for each. Sources use
 * them through a template, whose types ensure that the value is in the list.
 */
export const VALUE_LISTS: Readonly<Record<string, readonly string[]>> = {
  ...ACCOUNT_LISTS,
  ...ADMIN_LISTS,
  ...MODERATION_LISTS,
  ...PROFILE_LISTS,
  'articles.page.seeAll.*': PROFESSIONAL_TYPES,
  'articles.page.why.*': PROFESSIONAL_TYPES,
  'articles.tags.*': [...ARTICLE_TOPICS, 'general'],
  'people.level.*': ACTIVITY_LEVELS,
  'breathing.custom.*': BREATH_PARTS,
  'breathing.pattern.*': PATTERN_NAMES,
  'energyNeed.activity.*': ACTIVITIES,
  'energyNeed.goal.*': ENERGY_GOALS,
  'energyNeed.macro.*': MACROS,
  'energyNeed.result.*': ENERGY_GOALS,
  'fields.sum.operator.*': OPERATORS,
  'runningPace.find.*': PACE_QUESTIONS,
  'runningPace.status.*': PACE_QUESTIONS,
  'calculators.next.*': Object.keys(NEXT_SEARCH),
  'calculators.units.*': MEASURES,
  'clientHistory.pain.word.*': ['none', 'mild', 'moderate', 'severe'],
  'clients.card.*': CLIENT_VIEWS,
  'clients.empty.*': CLIENT_STATES,
  'clients.sort.*': CLIENT_SORTS,
  'clients.tabs.*': CLIENT_STATES,
  'contactPage.objectives.*': SITE_OBJECTIVES,
  'contactPage.problem.*': MESSAGE_PROBLEMS,
  'cookies.kind.*': STORED_KINDS,
  'cookies.kindText.*': STORED_KINDS,
  'cookies.lastsKind.*': STORED_KINDS.filter((kind) => kind !== 'cookies'),
  'cookies.need.*': ['necessary', 'requested'],
  'cookies.purpose.*': PURPOSES,
  'dashboard.tabs.*': DASHBOARD_TABS,
  'common.nav.*': SITE_PLACES.map(([, name]) => name),
  'common.work.*': WORK_PLACES.map(([, name]) => name),
  'dashboardClients.discipline.*': PROFESSIONAL_TYPES,
  'dashboardClients.hdc.*': NEWEST.map(({ name }) => name),
  'dashboardQuestionnaires.ask.*': ['withdraw', 'stop'],
  'dashboardQuestionnaires.ask.*.*': ['conflict', 'failed'],
  'dashboardQuestionnaires.filter.*': ['all', ...QUESTIONNAIRE_STATUSES],
  'dashboardQuestionnaires.status.*': QUESTIONNAIRE_STATUSES,
  'dashboardReviews.why.list.*': PROFESSIONAL_TYPES,
  'dashboardReviews.why.step.*': ['certification', 'check', 'year', 'review'],
  'professionals.checked.*': BADGE_WORDINGS,
  'mail.verification.checked.*': BADGE_WORDINGS,
  'verification.end.*': END_CAUSES,
  'verification.form.problem.*': PROOF_PROBLEMS,
  'verification.state.*': ['none', 'waiting', 'approved', 'refused', 'ended'],
  'mail.verification.*': VERIFICATION_NOTICES,
  'notifications.verification.*': VERIFICATION_NOTICES,
  'documents.fact.*': COMPANY_FACTS,
  'faq.group.*': FAQ_GROUPS,
  'fields.choice.*': ['one', 'some'],
  'fields.password.level.*': STRENGTHS,
  'fields.password.rule.*': Object.keys(STRENGTH_RULES),
  'fields.problem.*': PROBLEM_CODES,
  'health.demo.people.*': DEMO_PEOPLE,
  'health.flag.*': FLAGS,
  'health.group.*': MEASURE_GROUPS,
  'health.overview.change.*': ['up', 'down', 'both', 'same', 'first', 'old'],
  'health.overview.course.*': ['up', 'down', 'both', 'same', 'first', 'old'],
  'health.overview.direction.*': ['up', 'down'],
  'health.measure.*': [...KINDS, 'systolicBp', 'diastolicBp'],
  'health.profession.*': PROFESSIONAL_TYPES,
  'health.tabs.*': TABS,
  'health.tool.*': HEALTH_TOOLS,
  'healthConsent.statement.*': ['kept', 'purpose', 'seen', 'basis', 'withdrawal', 'noDoctor'],
  'healthChart.range.*': RANGE_NAMES,
  'healthChart.short.*': RANGE_NAMES,
  'healthChart.within.*': RANGE_NAMES,
  'healthData.export.*': EXPORT_FORMATS,
  'healthData.import.*': ['choose', 'match', 'review', 'stopped', 'done'],
  'healthData.import.choose.problem.*': FILE_PROBLEMS,
  'healthData.import.match.decimals.*': ['point', 'comma'],
  'healthData.import.match.delimiters.*': ['comma', 'semicolon', 'tab', 'bar'],
  'healthData.import.match.orders.*': DATE_ORDERS,
  'healthData.import.match.wrong.*': ['twice', 'no_date', 'no_values'],
  'healthData.import.review.*': ['ready', 'duplicates', 'empty', 'refused'],
  'healthData.import.sum.*': ['used', 'empty', 'refused', 'kinds', 'sameDay'],
  'healthData.print.part.*': REPORT_PARTS,
  'healthData.print.periods.*': PERIOD_NAMES,
  'healthRecords.filter.of.*': KIND_FILTERS,
  'healthRegister.units.of.*': Object.keys(UNIT_CHOICES),
  'healthHistory.empty.*': PROFESSIONAL_TYPES,
  'healthHistory.invite.*': PROFESSIONAL_TYPES,
  'healthHistory.waiting.*': PROFESSIONAL_TYPES,
  'healthProfile.dialog.*': EDITABLE,
  'healthProfile.field.*': EDITABLE,
  'healthProfile.sees.*': ['authorized', 'shared', 'nobody'],
  'healthProfile.settings.units.*': Object.keys(UNIT_CHOICES),
  'healthQuestions.status.*': ['closed', 'completed', 'reviewed', 'withdrawn'],
  'healthShared.basics.*': ['weight', 'height', 'bmi'],
  'healthShared.disease.*': DISEASES,
  'healthShared.history.*': WRITTEN_SECTIONS,
  'healthShared.field.*': SECTION_FIELDS,
  'healthShared.gender.*': GENDERS,
  'healthShared.objective.*': GOALS,
  'healthShared.row.*': [...ROWS, 'bodyMeasurements'],
  'healthSharing.add.*': ['emailMissing', 'emailInvalid'],
  'healthSharing.confirm.*': ['revoke', 'withdraw', 'hide'],
  'healthSharing.done.*': ['authorize', 'edit'],
  'healthSharing.grant.*': ['on', 'off', 'held'],
  'healthSharing.grant.also.*': ['glucose', 'cholesterol', 'body_measurements'],
  'healthSharing.grant.day.*': ['invalid_date', 'in_past', 'too_late'],
  'healthSharing.grant.end.*': ENDS,
  'healthSharing.grant.usual.*': PROFESSIONAL_TYPES,
  'healthSharing.grant.usualPurpose.*': PROFESSIONAL_TYPES,
  'healthSharing.lens.*': ['pending', 'ended'],
  'healthSharing.lens.part.*': PREVIEW_SECTIONS,
  'healthSharing.log.*': ACCESS_SECTIONS,
  'healthSharing.log.*.*': ACCESS_ACTIONS,
  'healthSharing.log.field.*': [...SECTIONS, ...FLAGS, ...LIST_FIELDS],
  'healthSharing.receipts.event.*': RECEIPT_EVENTS,
  'healthSharing.scan.*': ['denied', 'noCamera'],
  'healthSharing.sentence.*': ['now', 'will'],
  'healthSharing.sentence.*.*': ['some', 'none'],
  'healthSharing.sentence.*.*.*': ['until', 'open'],
  'healthSharing.sentence.flag.*': FLAGS,
  'finder.modality.*': PROFESSIONAL_TYPES,
  'finder.modality.*.*': ['in-person', 'online'],
  'finder.say.professional.*': PROFESSIONAL_TYPES,
  'finder.searchFor.*': PROFESSIONAL_TYPES,
  'finder.needs.*': NEEDS,
  'finder.people.*': PROFESSIONAL_TYPES,
  'finder.morePeople.*': PROFESSIONAL_TYPES,
  'welcome.*': ['answered', 'written'],
  'welcome.to.*': ['dashboard', 'health', 'tools', 'profile', 'videos'],
  'landing.answers.*': ['hours', 'days'],
  'landing.answers.ofOne.*': ['hours', 'days'],
  'landing.cities.*': ['none', 'most', 'all'],
  'landing.empty.heading.*': PROFESSIONAL_TYPES,
  'landing.how.*': MODALITIES,
  'landing.languages.*': ['only', 'everybody', 'list'],
  'landing.near.*': PROFESSIONAL_TYPES,
  'landing.notFound.list.*': PROFESSIONAL_TYPES,
  'landing.one.city.*': PROFESSIONAL_TYPES,
  'landing.part.*': MODALITIES,
  'landing.reviews.*': ['single', 'few', 'many'],
  'landing.reviews.ofOne.*': ['single', 'few', 'many'],
  'landing.same.*': MODALITIES,
  'landing.specialty.*': ALL_SPECIALTIES.filter((slug) => slug !== 'others'),
  'list.*': PROFESSIONAL_TYPES,
  'list.said.what.*': [...GOAL_CHOICES, ...ALL_SPECIALTIES],
  'list.sort.*': [...SORTS, BY_DISTANCE],
  'contact.letter.wantFrom.*': PROFESSIONAL_TYPES,
  'objectives.*': ALL_CONTACT_OBJECTIVES,
  'mail.contact.objective.*': ALL_CONTACT_OBJECTIVES,
  'mail.share_changed.*': SHARE_CHANGES,
  'mail.share_receipt.*': SHARE_STEPS,
  'mail.share_receipt.kind.*': FLAGS,
  'mail.site-message.objective.*': SITE_OBJECTIVES,
  'mail.unsubscribe.*': MUTABLE_KINDS,
  'mail.why.*': MUTABLE_KINDS,
  'mail.writer.*': PROFESSIONAL_TYPES,
  'mail.confirm-email.profession.*': PROFESSIONAL_TYPES,
  'notifications.many.*': TEXT_NAMES,
  'account.mailKinds.kind.*': MUTABLE_KINDS,
  'notifications.one.*': TEXT_NAMES,
  'notifications.receipt.*': SHARE_STEPS,
  'requests.*': BOXES,
  'requests.sent.next.*': REQUEST_STATES,
  'search.group.*': GROUPS,
  'requests.state.*': REQUEST_STATES,
  'newsletterForm.interest.*': NEWSLETTER_INTERESTS,
  'newsletterForm.locales.*': LOCALES,
  'newsletterForm.problem.*': NEWSLETTER_PROBLEMS,
  'newsletter.unsubscribe.off.text.*': MAIL_KINDS,
  'newsletter.unsubscribe.text.*': MAIL_KINDS,
  'photo.problem.*': PHOTO_PROBLEMS,
  'professionals.goal.*': GOAL_CHOICES,
  'professionals.modality.*': MODALITIES,
  'professionals.objective.*': ALL_OBJECTIVES,
  'professionals.profession.*': PROFESSIONAL_TYPES,
  'professionals.professions.*': PROFESSIONAL_TYPES,
  'professionals.specialty.*': ALL_SPECIALTIES,
  'questionnaireSets.first.*': PROFESSIONAL_TYPES,
  'questionnaireSets.first.*.*': ['q0', 'q1', 'q2', 'q3'],
  'questionnaireSets.weekly.*': PROFESSIONAL_TYPES,
  'reviews.report.reasons.*': REPORT_REASONS,
  'generalTimer.about.*': ['amrap', 'afap', 'tabata', 'emom'],
  'generalTimer.mode.*': TIMER_MODES,
  'welcome.people.*': TIES,
  'timers.keep.mode.*': Object.keys(DEFAULTS),
  'sendQuestionnaire.kind.*': KINDS_OF_QUESTIONS,
  'sendQuestionnaire.preview.*': ['previous', 'next'],
  'sendQuestionnaire.questions.*': ['low', 'high'],
  'sendQuestionnaire.sentence.*': ['once', 'weekly'],
  'sendQuestionnaire.templates.ask.*': ['load', 'update', 'delete'],
  'sendQuestionnaire.templates.done.*': ['save', 'rename', 'update', 'delete'],
  'sendQuestionnaire.templates.nameTitle.*': ['save', 'rename'],
  'workspace.change.*': CHANGES,
  'workspace.priority.*': PRIORITIES,
  'videos.credit.*': [...LOCALES, 'none'],
  'videos.help.*': VIDEO_FILTER_PROFESSIONS,
  'videos.noCredit.*': [...LOCALES, 'none'],
  'videos.professional.*': VIDEO_PROFESSIONS,
  'videos.section.*': BODY_SECTIONS,
}
