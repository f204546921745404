import { LIST_PATHS, PATHS } from '#lib/site/routes.ts'

type Key =
  `search.links.${'trainers' | 'nutritionists' | 'physiotherapists' | 'tools' | 'articles' | 'contact'}`

/** Where to begin without a search, or when it found nothing; paths without language. */
export function startLinks(t: (key: Key) => string): { path: string; text: string }[] {
  return [
    { path: LIST_PATHS.trainer, text: t('search.links.trainers') },
    { path: LIST_PATHS.nutritionist, text: t('search.links.nutritionists') },
    { path: LIST_PATHS.physiotherapist, text: t('search.links.physiotherapists') },
    { path: PATHS.tools, text: t('search.links.tools') },
    { path: PATHS.articles, text: t('search.links.articles') },
    { path: PATHS.contact, text: t('search.links.contact') },
  ]
}
