/**
 * Speculation rules: a page that a pointer rests on, or that a finger goes down on, is fetched before the press. Pages
 * without a query are the same for everybody, so that it costs the CDN alone; what searches, answers or is a file is
 * left out. Browsers without it ignore it, and those that save data do not do it.
 */
export const PREFETCH_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: { href_matches: ['/*\\?(.+)', '/*.*', '/api/*', '/auth/*', '/*search', '/*find'] },
          },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
