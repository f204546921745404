import type { ComponentType } from 'react'
import { lazyPart } from '#client/island/lazy-part.tsx'
import type { DashboardTab } from './address.ts'

/** The parts of the tabs, each loaded when it is first shown. */
export const PARTS: Record<DashboardTab, ComponentType> = {
  questionnaires: lazyPart(
    async () => (await import('./questionnaires/questionnaires-part.tsx')).QuestionnairesPart,
    'dashboardQuestionnaires',
  ),
  clients: lazyPart(
    async () => (await import('./clients/clients-part.tsx')).ClientsPart,
    'dashboardClients',
  ),
  reviews: lazyPart(
    async () => (await import('./reviews/reviews-part.tsx')).ReviewsPart,
    'dashboardReviews',
    'paging',
    'professionals',
    'profileReviews',
  ),
  contacts: lazyPart(
    async () => (await import('./contacts/contacts-part.tsx')).ContactsPart,
    'objectives',
    'paging',
    'professionals',
    'requests',
  ),
}
