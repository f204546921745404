import type { AstroIntegration } from 'astro'

/**
 * Keeps to ourselves what the function of pages on demand answers and writes. Routes that Astro adds, such as its
 * image endpoint, which fetches any address of the site with the cookies of the caller and under a type that the
 * caller names, are taken out: a route is a file in `src/pages`. And Astro's own log is silent: it writes plain text
 * with addresses and messages of errors in it. What goes wrong is in our log, by the middleware.
 */
export function ownRoutes(): AstroIntegration {
  return {
    name: 'own-routes',
    hooks: {
      'astro:build:ssr': ({ manifest }) => {
        manifest.routes = manifest.routes.filter(({ routeData }) => routeData.origin === 'project')
        manifest.logLevel = 'silent'
      },
    },
  }
}
