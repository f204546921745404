import type { AstroIntegration } from 'astro'

/** Adds `/dev/ui`, the gallery of primitives, to `astro dev`; a build never has the page. */
export function uiPage(): AstroIntegration {
  return {
    name: 'ui-page',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return
        injectRoute({ pattern: '/dev/ui', entrypoint: './src/dev/ui.astro', prerender: true })
      },
    },
  }
}
