import type { Locale } from '#lib/i18n/locales.ts'
import { messagesOf } from '#lib/i18n/messages.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import { createT, type Translate } from '#lib/i18n/t.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import type { ShareCard } from '#lib/share-pictures/share-card.ts'
import { LIST_PATHS, PATHS } from '#lib/site/routes.ts'
import { CALCULATORS, TIMERS, toolPath } from '#lib/tools/tools.ts'
import { loadDocumentHeading, type DocumentName } from './documents.ts'
import { loadToolTexts } from './tools.ts'

const NAMESPACES = [
  'articles',
  'auth',
  'contactPage',
  'home',
  'list',
  'newsletter',
  'sharePicture',
  'tools',
  'videos',
] as const

/** A page, by its path without language, and its picture. */
type PageCard = ShareCard & { path: string }

/**
 * The pictures that the build draws: of every page that may be found and has one fixed address. An article has its
 * picture drawn when somebody asks, as pages of the database have: there may be thousands.
 */
export async function listShareCards(locale: Locale): Promise<PageCard[]> {
  // Not `pageT`, whose texts are there once a page is rendered: the list of pictures is asked for before.
  const t = createT(messagesOf(locale, ...NAMESPACES), locale)
  return [
    ...mainPages(t),
    ...listPages(t),
    ...(await toolPages(t, locale)),
    ...(await documentPages(t, locale)),
  ]
}

type T = Translate<Pick<Texts, (typeof NAMESPACES)[number]>>

function mainPages(t: T): PageCard[] {
  const kind = t('sharePicture.site')
  const pulse = { name: 'pulse' } as const
  const ring = { name: 'ring' } as const
  const people = { name: 'people', hues: PROFESSIONAL_TYPES } as const
  const free = t('sharePicture.free')
  return [
    { path: PATHS.home, kind, title: t('home.hero.heading'), scene: people },
    { path: PATHS.tools, kind: free, title: t('tools.heading'), scene: ring },
    {
      path: PATHS.articles,
      kind,
      title: t('articles.title'),
      scene: { name: 'pulse', hue: 'nutritionist' },
    },
    {
      path: PATHS.videos,
      kind: free,
      title: t('videos.title'),
      scene: { name: 'play', hue: 'trainer' },
    },
    {
      path: PATHS.newsletter,
      kind: t('newsletter.title'),
      title: t('newsletter.heading'),
      scene: pulse,
    },
    {
      path: PATHS.contact,
      kind: t('contactPage.title'),
      title: t('contactPage.heading'),
      scene: pulse,
    },
    { path: PATHS.faq, kind, title: t('home.faq.title'), scene: pulse },
    { path: PATHS.auth, kind, title: t('auth.title'), scene: people },
  ]
}

function listPages(t: T): PageCard[] {
  return PROFESSIONAL_TYPES.map((type) => ({
    path: LIST_PATHS[type],
    kind: t('sharePicture.order'),
    title: t(`list.${type}.title`),
    scene: { name: 'people', hues: [type] },
  }))
}

async function toolPages(t: T, locale: Locale): Promise<PageCard[]> {
  const [calculators, timers] = await Promise.all([
    loadToolTexts(CALCULATORS, locale),
    loadToolTexts(TIMERS, locale),
  ])
  return [
    ...calculators.map((tool) => ({ ...tool, kind: t('sharePicture.calculator') })),
    ...timers.map((tool) => ({ ...tool, kind: t('sharePicture.timer') })),
  ].map(({ slug, kind, name, summary }) => ({
    path: toolPath(slug),
    kind,
    title: name,
    note: summary,
    scene: { name: 'ring' },
  }))
}

const DOCUMENTS = {
  about: PATHS.about,
  accessibility: PATHS.accessibility,
  cookies: PATHS.cookies,
  privacy: PATHS.privacy,
  reviews: PATHS.reviews,
  terms: PATHS.terms,
} as const satisfies Record<DocumentName, string>

function documentPages(t: T, locale: Locale): Promise<PageCard[]> {
  return Promise.all(
    (Object.keys(DOCUMENTS) as DocumentName[]).map(async (name): Promise<PageCard> => {
      const heading = await loadDocumentHeading(name, locale)
      const kind = t('sharePicture.site')
      return { path: DOCUMENTS[name], kind, title: heading, scene: { name: 'pulse' } }
    }),
  )
}
