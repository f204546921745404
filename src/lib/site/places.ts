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

/**
 * What `aria-current` says of a link in the navigation: `page` where it leads to the page itself, `true` where it leads to
 * the list of what the page shows (`/trainers` of `/trainers/in/valencia` and of `/trainer/{id}`).
 */
export function currentOf(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  const lists = [href, href.replace(/s$/, '')]
  return lists.some((list) => path.startsWith(`${list}/`)) ? 'true' : undefined
}
