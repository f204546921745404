import type { AstroIntegration } from 'astro'

/** Registers the ways in which our islands come to life. */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'touch', entrypoint: './src/directives/touch.ts' })
        addClientDirective({ name: 'soon', entrypoint: './src/directives/soon.ts' })
        addClientDirective({ name: 'use', entrypoint: './src/directives/use.ts' })
      },
    },
  }
}
