/**
 * Every route that is answered on demand, as Astro writes its pattern. A route that does not stand here answers 404
 * (`src/middleware.ts`): neither a package nor a new file in `src/pages` opens a door by being there.
 */
export const ON_DEMAND_ROUTES: readonly string[] = [
  '/404',
  '/500',
  '/[...locale]/[list]/search',
  '/[...locale]/[type]/[id]',
  '/[...locale]/find',
  '/[...locale]/register',
  '/auth/[action]/[...rest]',
  '/sitemap-professionals.xml',
  '/sitemap-professionals-[n].xml',
]
