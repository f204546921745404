/**
 * Every route that is answered on demand, as Astro writes its pattern. A route that does not stand here answers 404
 * (`src/middleware.ts`): neither a package nor a new file in `src/pages` opens a door by being there.
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
