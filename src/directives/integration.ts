import type { AstroIntegration } from 'astro'

/** Registers the ways in which our islands come to life. */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'interaction', entrypoint: './src/directives/interaction.ts' })
        addClientDirective({ name: 'stale', entrypoint: './src/directives/stale.ts' })
        addClientDirective({ name: 'tool', entrypoint: './src/directives/tool.ts' })
      },
    },
  }
}
