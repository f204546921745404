/**
 * astro-i18next ships types that its own `exports` hide from TypeScript.
 * Source: astro-i18next 1.0.0-beta.21, dist/types.
 */
declare module 'astro-i18next' {
  import type { AstroIntegration } from 'astro'

  export interface AstroI18nextConfig {
    defaultLocale: string
    locales: string[]
    /** Where it sets up i18next by itself. */
    load: ('server' | 'client')[]
  }

  export function localizePath(path: string, locale: string, base?: string): string
  export function localizeUrl(url: string, locale: string, base?: string): string

  export default function astroI18next(options?: { configPath?: string }): AstroIntegration
}
