import type { AstroIntegration } from 'astro'

/**
 * Restricts the on-demand page function to our routes and our log. Removes routes that Astro adds, such as its image
 * endpoint, which fetches any URL of the site with the caller's cookies, under a content type chosen by the caller.
 * Silences Astro's own log, which writes plain text with URLs and error messages; the middleware logs failures.
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
