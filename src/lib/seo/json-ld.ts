import type {
  Article as ArticleThing,
  BreadcrumbList,
  FAQPage,
  ItemList,
  Organization,
  ProfilePage,
  WebApplication,
  WithContext,
} from 'schema-dts'
import type { Article } from '#lib/articles/schemas.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { ProfessionalProfile } from '#lib/professionals/schemas.ts'
import { isOnNetwork } from '#lib/fields/social-networks.ts'
import { webLink } from '#lib/fields/web-link.ts'
import { SITE } from '#lib/site/identity.ts'

/** Structured data for search engines. Every URL is absolute. */
const CONTEXT = 'https://schema.org'

export function organization(origin: string): WithContext<Organization> {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: SITE.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    email: SITE.supportEmail,
  }
}

export function faqPage(items: { question: string; answer: string }[]): WithContext<FAQPage> {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** A list in its order; `items` as they stand on the page. */
export function itemList(
  name: string,
  items: { name: string; url: string }[],
): WithContext<ItemList> {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: item.name,
      url: item.url,
    })),
  }
}

/**
 * The way from the home page to a page, which is its last crumb.
 *
 * @param absolute the address of a path without language
 */
export function breadcrumbs(
  trail: readonly { name: string; path: string }[],
  absolute: (path: string) => string,
): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((crumb, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: crumb.name,
      item: absolute(crumb.path),
    })),
  }
}

type ToolFacts = {
  name: string
  description: string
  url: string
  locale: Locale
  origin: string
}

/** One of our tools: a free web application. */
export function webApplication(tool: ToolFacts): WithContext<WebApplication> {
  const { name, description, url, locale, origin } = tool
  return {
    '@context': CONTEXT,
    '@type': 'WebApplication',
    '@id': `${url}#tool`,
    name,
    description,
    url,
    inLanguage: locale,
    applicationCategory: 'HealthApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
    publisher: {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: SITE.name,
      url: `${origin}/`,
    },
  }
}

type ProfileFacts = {
  professional: ProfessionalProfile
  name: string
  /** What they are, in the language of the page. */
  jobTitle: string
  url: string
  /** The picture as an absolute URL. */
  image: string | undefined
}

/** A professional's page: the person, what they are, where they work and what they know. */
export function profilePage({
  professional,
  name,
  jobTitle,
  url,
  image,
}: ProfileFacts): WithContext<ProfilePage> {
  const { place, bio, languages, socialNetworks, personalWebsite } = professional
  const given = [...socialNetworks.filter(isOnNetwork).map(({ url }) => url), personalWebsite]
  const sameAs = given.flatMap((url) => webLink(url) ?? [])
  return {
    '@context': CONTEXT,
    '@type': 'ProfilePage',
    url,
    dateModified: professional.updatedAt,
    mainEntity: {
      '@type': 'Person',
      '@id': `${url}#person`,
      name,
      jobTitle,
      knowsLanguage: languages,
      ...(bio && { description: bio }),
      ...(image && { image }),
      ...(sameAs.length > 0 && { sameAs }),
      ...(place && {
        workLocation: {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            addressLocality: place.city,
            addressRegion: place.state,
            addressCountry: place.country,
          },
        },
      }),
    },
  }
}

type ArticleFacts = { article: Article; url: string; origin: string; image?: string }

/** An article, written by a person or by the site. */
export function articleJsonLd({
  article,
  url,
  origin,
  image,
}: ArticleFacts): WithContext<ArticleThing> {
  const site = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: SITE.name,
  } as const
  return {
    '@context': CONTEXT,
    '@type': 'Article',
    '@id': `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline: article.title,
    description: article.excerpt,
    inLanguage: article.locale,
    keywords: article.tags,
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    timeRequired: `PT${article.readingMinutes}M`,
    isAccessibleForFree: true,
    ...(image && { image }),
    author: article.author
      ? { '@type': 'Person', name: article.author }
      : { ...site, url: `${origin}/` },
    publisher: { ...site, url: `${origin}/` },
  }
}
