/**
 * Every route rendered on demand, as Astro writes its pattern. Any other answers 404 (`src/middleware.ts`), so neither
 * a package nor a new file in `src/pages` can add a route unnoticed.
 */
export const ON_DEMAND_ROUTES: readonly string[] = [
  '/404',
  '/500',
  '/[...locale]/[list]/search',
  '/[...locale]/find',
  '/[...locale]/nutritionist/[id]',
  '/[...locale]/physiotherapist/[id]',
  '/[...locale]/register',
  '/[...locale]/trainer/[id]',
  '/auth/[action]/[...rest]',
  '/sitemap-professionals.xml',
  '/sitemap-professionals-[n].xml',
]
