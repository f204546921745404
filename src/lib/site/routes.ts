import type { QuestionnaireId } from '#lib/ids.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'

/** The path of each list; the same in both languages (English under /en). */
export const LIST_PATHS = {
  trainer: '/trainers',
  nutritionist: '/nutritionists',
  physiotherapist: '/physiotherapists',
} as const satisfies Record<ProfessionalType, string>

/** The path of a profile, without language. */
export function profilePath(type: ProfessionalType, id: string): string {
  return `/${type}/${id}`
}

/** Where a client reads and answers what they are asked, without language. */
export function questionsPath(id: QuestionnaireId): string {
  return `${PATHS.health}?questionnaire=${id}`
}

/** Where a professional reads what a client has answered, without language. */
export function answersPath(id: QuestionnaireId): string {
  return `${PATHS.dashboard}?answers=${id}`
}

/** The path of an exercise video, without language. */
export function videoPath(id: string): string {
  return `${PATHS.videos}/${id}`
}

/** The list that a URL segment (`trainers`) names. */
export function typeOfList(segment: string | undefined): ProfessionalType | undefined {
  return (Object.keys(LIST_PATHS) as ProfessionalType[]).find(
    (type) => LIST_PATHS[type] === `/${segment}`,
  )
}

export const PATHS = {
  home: '/',
  find: '/find',
  shortlist: '/shortlist',
  tools: '/tools',
  articles: '/articles',
  search: '/search',
  newsletter: '/newsletter',
  newsletterConfirm: '/newsletter/confirm',
  newsletterPreferences: '/newsletter/preferences',
  unsubscribe: '/unsubscribe',
  contact: '/contact',
  /** The form to write to a professional without scripts. */
  contactProfessional: '/contact/professional',
  about: '/about',
  faq: '/faq',
  reviews: '/reviews-and-ranking',
  reviewAppeal: '/review-appeal',
  health: '/health',
  videos: '/video-library',
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
  accessibility: '/accessibility',
  auth: '/auth',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  profile: '/profile',
  profileData: '/profile/data',
  profileSecurity: '/profile/security',
  profilePrivacy: '/profile/privacy',
  dashboard: '/professional-dashboard',
  /** What a professional has asked clients. */
  questionnaires: '/professional-dashboard?tab=questionnaires',
  /** What a professional was asked by message. */
  contacts: '/professional-dashboard?tab=contacts',
  clients: '/professional-clients',
  admin: '/admspace',
  adminVideos: '/admin/videos',
  signIn: '/auth?mode=login',
  signUp: '/auth?mode=register',
  register: '/register',
  offline: '/offline',
} as const

/** The registration screen with one kind of account chosen. */
export function registerPath(type: ProfessionalType): string {
  return `/auth?mode=register&type=${type}`
}
