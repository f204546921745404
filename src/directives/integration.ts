import type { AstroIntegration } from 'astro'

/** Registers our client directives. */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'form', entrypoint: './src/directives/form.ts' })
        addClientDirective({ name: 'interaction', entrypoint: './src/directives/interaction.ts' })
        addClientDirective({ name: 'stale', entrypoint: './src/directives/stale.ts' })
        addClientDirective({ name: 'tool', entrypoint: './src/directives/tool.ts' })
      },
    },
  }
}
