import type { ComponentType } from 'react'
import { lazyPart } from '#client/island/lazy-part.tsx'
import type { TabName } from './kit/address.ts'

/** The chart, the questionnaires, and the parts of the tabs, each loaded when it is first shown. */
export const PARTS: Record<TabName | 'chart' | 'questionnaires', ComponentType> = {
  chart: lazyPart(async () => (await import('./chart/chart-part.tsx')).ChartPart, 'healthChart'),
  questionnaires: lazyPart(
    async () => (await import('./questionnaires/questionnaires-part.tsx')).QuestionnairesPart,
    'editing',
    'fields',
    'healthQuestions',
    'paging',
  ),
  profile: lazyPart(
    async () => (await import('./profile/profile-part.tsx')).ProfilePart,
    'editing',
    'fields',
    'healthConsent',
    'healthProfile',
    'healthShared',
  ),
  data: lazyPart(
    async () => (await import('./register/register-part.tsx')).RegisterPart,
    'editing',
    'fields',
    'healthRegister',
  ),
  records: lazyPart(
    async () => (await import('./records/records-part.tsx')).RecordsPart,
    'editing',
    'fields',
    'healthRecords',
    'healthRegister',
  ),
  'professional-history': lazyPart(
    async () => (await import('./professional-history/history-part.tsx')).HistoryPart,
    'healthHistory',
    'healthShared',
  ),
  authorizations: lazyPart(
    async () => (await import('./sharing/authorizations-part.tsx')).AuthorizationsPart,
    'fields',
    'healthShared',
    'healthSharing',
    'sharing',
  ),
}
