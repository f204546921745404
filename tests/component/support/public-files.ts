import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Serves the pictures and sounds of `public` at their addresses. */
export const publicFiles: Plugin = {
  name: 'public-files',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      const [path = '/'] = (request.url ?? '/').split('?')
      if (path !== '/' && existsSync(`public${path}`)) request.url = `/public${path}`
      next()
    })
  },
}
