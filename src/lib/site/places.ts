import { LIST_PATHS, PATHS } from './routes.ts'

/** What the navigation of the site leads to, each with the name of its text. */
export const SITE_PLACES = [
  [LIST_PATHS.trainer, 'trainers'],
  [LIST_PATHS.nutritionist, 'nutritionists'],
  [LIST_PATHS.physiotherapist, 'physiotherapists'],
  [PATHS.tools, 'tools'],
  [PATHS.articles, 'articles'],
] as const

/** The same for professionals, who come to work. */
export const WORK_PLACES = [
  [PATHS.dashboard, 'today'],
  [PATHS.clients, 'clients'],
  [PATHS.questionnaires, 'questionnaires'],
  [PATHS.profile, 'profile'],
] as const
