import tailwindcss from '@tailwindcss/vite'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Builds only the gallery: the production build of the site has no `/dev/ui`. */
export default defineConfig({
  root: here('.'),
  logLevel: 'error',
  // Astro and vitest have their own caches; a shared one would be invalidated by each.
  cacheDir: here('../../.cache/vite-ui'),
  build: { outDir: here('../../.cache/ui-gallery'), emptyOutDir: true },
  plugins: [tailwindcss()],
  preview: { host: '127.0.0.1', strictPort: true },
})
