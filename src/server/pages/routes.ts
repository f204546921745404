const READ = ['GET', 'HEAD'] as const
/** A page with a form that works without JavaScript. */
const FORM = [...READ, 'POST'] as const

/**
 * Every route rendered on demand, as Astro writes its pattern, with its methods. Any other answers 404
 * (`src/middleware.ts`), so neither a package nor a new file in `src/pages` can add a route unnoticed.
 */
export const ON_DEMAND_ROUTES: Readonly<Record<string, readonly string[]>> = {
  '/404': READ,
  '/500': READ,
  '/[...locale]/[list]/for/[specialty]': READ,
  '/[...locale]/[list]/in/[city]': READ,
  '/[...locale]/[list]/search': READ,
  '/[...locale]/article/[...id]': READ,
  '/[...locale]/articles': READ,
  '/[...locale]/contact': FORM,
  '/[...locale]/contact/professional': FORM,
  '/[...locale]/find': READ,
  '/[...locale]/newsletter': FORM,
  '/[...locale]/newsletter/confirm': FORM,
  '/[...locale]/newsletter/preferences': FORM,
  '/[...locale]/nutritionist/[id]': READ,
  '/[...locale]/physiotherapist/[id]': READ,
  '/[...locale]/register': READ,
  '/[...locale]/review-appeal': FORM,
  '/[...locale]/rss.xml': READ,
  '/[...locale]/trainer/[id]': READ,
  '/[...locale]/unsubscribe': FORM,
  '/[...locale]/video-library': READ,
  '/[...locale]/video-library/[id]': READ,
  '/auth/[action]/[...rest]': [...READ, 'POST'],
  '/en/search': READ,
  '/search': READ,
  '/sitemap-articles.xml': READ,
  '/sitemap-landing.xml': READ,
  '/sitemap-professionals.xml': READ,
  '/sitemap-professionals-[n].xml': READ,
  '/sitemap-videos.xml': READ,
}

const POSTED = Object.keys(ON_DEMAND_ROUTES)
  .filter((route) => ON_DEMAND_ROUTES[route]!.includes('POST'))
  .map(patternOf)

/** The methods that are accepted at a path: POST where a route takes it, else reading alone. */
export function methodsAt(pathname: string): readonly string[] {
  return POSTED.some((pattern) => pattern.test(pathname)) ? FORM : READ
}

/** Astro's pattern as a regular expression. */
function patternOf(route: string): RegExp {
  const source = route
    .replace('[...locale]/', '(?:[^/]+/)?')
    .replace(/\/\[\.\.\.(rest|id)\]/, '(?:/.*)?')
    .replace(/\[\w+\]/g, '[^/]+')
  return new RegExp(`^${source}$`)
}
